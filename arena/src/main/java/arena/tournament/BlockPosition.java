package arena.tournament;

/** The position of a block in a schedule: its number, then its table. */
record BlockPosition(int block, int table) implements Comparable<BlockPosition> {

    /** Returns the block of a game. */
    static BlockPosition of(Pairing pairing) {
        return new BlockPosition(pairing.block(), pairing.table());
    }

    @Override
    public int compareTo(BlockPosition other) {
        return block == other.block ? Integer.compare(table, other.table) : Integer.compare(block, other.block);
    }
}
