package arena.report;

import arena.tournament.format.Slot;

/** Where somebody comes from whom nobody knows yet. */
public final class SlotText {

    private SlotText() {}

    /**
     * Returns the slot's label, and the place it is taken by if the label does not say it: {@code C2 (place 2 of 2C)}.
     */
    public static String of(Slot slot) {
        if (!(slot.source() instanceof Slot.Source.Placed placed)) {
            return slot.label();
        }
        String place = "place " + placed.place() + " of " + placed.section();
        return slot.label().isEmpty() ? place : slot.label() + " (" + place + ")";
    }
}
