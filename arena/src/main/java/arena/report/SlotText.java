package arena.report;

import arena.tournament.format.Slot;

/** The text of a slot whose contestant is not known yet. */
public final class SlotText {

    private SlotText() {}

    /** Returns the slot's label, and the place that its contestant comes from: {@code C2 (place 2 of 2C)}. */
    public static String of(Slot slot) {
        if (!(slot.source() instanceof Slot.Source.Placed placed)) {
            return slot.label();
        }
        String place = "place " + placed.place() + " of " + placed.section();
        return slot.label().isEmpty() ? place : slot.label() + " (" + place + ")";
    }
}
