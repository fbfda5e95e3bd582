package arena.store;

/**
 * A decision in the audit trail.
 *
 * @param number its number among the decisions of the contest, from 1
 * @param sequence its place among all that happens in the contest, so that it stands before or after each attempt
 * @param decided what was decided
 */
public record AuditEntry(int number, long sequence, DecisionEntry decided) {}
