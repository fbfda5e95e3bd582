package arena.games.asterobots.command;

/**
 * One line of a turn. Each kind of command knows what is wrong with it and what it changes; it is carried out wholly or
 * not at all.
 */
public sealed interface AsterobotsCommand permits Launch, Upgrade, BankTrade, Proposal, PlayerTrade, Unreadable {

    /** Returns the first rule that the active player would break by it, or that there is none. */
    AsterobotsErrorCode fault(TurnLedger ledger);

    /** Carries it out; it must be without fault. */
    void carryOut(TurnLedger ledger);

    /** Returns it as a bot writes it, without a line end. */
    String text();
}
