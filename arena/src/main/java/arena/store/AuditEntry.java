package arena.store;

/**
 * A decision in the audit trail.
 *
 * @param number its number among the decisions of the contest, from 1
 * @param sequence its sequence number among all entries of the contest, which orders it before or after each attempt
 * @param decided the decision
 */
public record AuditEntry(int number, long sequence, DecisionEntry decided) {}
