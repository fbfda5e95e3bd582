package arena.games.windwardopolis;

import arena.game.Painter;
import arena.game.Picture;
import arena.game.Picture.Line;
import arena.game.Picture.Span;
import arena.game.Picture.Tint;
import arena.game.Seat;
import arena.games.windwardopolis.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Draws what everybody has: a line for each car, with points, passenger and coffee. */
final class StandingsPainter implements Painter<View> {

    private static final double THOUSAND = 1_000;

    @Override
    public Picture paint(View view) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of(new Span("tick " + view.tick(), Tint.STRONG)));
        for (int at = 0; at < view.cars().size(); at++) {
            View.Car car = view.cars().get(at);
            String text = String.format(
                    Locale.ROOT,
                    "%2d %-12s %6s %7.3f points %d delivered %d coffee  %s",
                    at + 1,
                    view.names().get(at),
                    car.tile().text(),
                    car.thousandths() / THOUSAND,
                    car.delivered().size(),
                    car.coffee(),
                    car.trip().map(View.Trip::passenger).orElse("-"));
            lines.add(Line.of(new Span(text, Tint.of(new Seat(at + 1)))));
        }
        return new Picture(lines);
    }
}
