package arena.games.windwardopolis.picture;

import arena.game.Painter;
import arena.game.Picture;
import arena.game.Picture.Line;
import arena.game.Picture.Span;
import arena.game.Picture.Tint;
import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Score;
import arena.games.windwardopolis.trip.Status;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;

/**
 * The painter of the part of the city around the viewer's car, or around the leader's for viewers without a car, and
 * beside it the results of each team and the waiting passengers. No line is wider than 79 characters.
 */
public final class CityPainter implements Painter<CityScene> {

    /** The number of rows of a picture without a limit. */
    private static final int USUAL_ROWS = 30;

    /** A lower picture leaves out passengers, not the part of the city. */
    private static final int LEAST_ROWS = 12;

    private static final int WIDTH = 79;
    private static final int BESIDE = WIDTH - CityPart.COLUMNS - 1;
    private static final int NAME = 10;
    private static final int NAME_END = 4;
    private static final int PASSENGER = 15;

    @Override
    public Picture paint(CityScene scene) {
        return paint(scene, USUAL_ROWS);
    }

    @Override
    public Picture paint(CityScene scene, int rows) {
        List<Line> below = below(scene);
        int height = Math.max(LEAST_ROWS, Math.min(rows, USUAL_ROWS * 2)) - below.size();
        List<List<Span>> city = new CityPart(scene, focus(scene).position().tile(), height - 2).lines();
        List<Span> beside = beside(scene, height - 1);
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of(new Span(title(scene), Tint.STRONG)));
        for (int row = 0; row < Math.min(height - 1, Math.max(city.size(), beside.size())); row++) {
            List<Span> spans = new ArrayList<>(
                    row < city.size() ? city.get(row) : List.of(new Span(" ".repeat(CityPart.COLUMNS), Tint.PLAIN)));
            if (row < beside.size()) {
                spans.add(new Span(" ", Tint.PLAIN));
                spans.add(beside.get(row));
            }
            lines.add(new Line(spans));
        }
        lines.addAll(below);
        return new Picture(lines);
    }

    /** {@inheritDoc} These are the reports for the viewer, except the regular updates. */
    @Override
    public List<String> changes(CityScene before, CityScene after) {
        return before.now().tick() == after.now().tick() ? List.of() : events(after);
    }

    private static String title(CityScene scene) {
        RoundScene now = scene.now();
        return "tick " + now.tick() + " of " + scene.ground().ticks() + " in "
                + scene.ground().map() + (now.over() ? ": the round is over" : "");
    }

    /** Returns the car in the middle: the viewer's own, else the leader's. */
    private static RoundScene.Limousine focus(CityScene scene) {
        List<RoundScene.Limousine> own =
                scene.now().cars().stream().filter(car -> car.own().isPresent()).toList();
        return own.size() == 1 ? own.get(0) : ranked(scene).get(0);
    }

    private static List<RoundScene.Limousine> ranked(CityScene scene) {
        return scene.now().cars().stream()
                .sorted(Comparator.comparing((RoundScene.Limousine car) -> -car.thousandths())
                        .thenComparing(RoundScene.Limousine::number))
                .toList();
    }

    private static List<Span> beside(CityScene scene, int rows) {
        SortedMap<String, String> initials = CityPart.initials(scene.ground().people());
        List<Span> lines = new ArrayList<>();
        lines.add(new Span(String.format(Locale.ROOT, "  %-10s %6s t c  with", "team", "points"), Tint.FAINT));
        for (RoundScene.Limousine car : ranked(scene)) {
            lines.add(car(car, initials));
        }
        List<RoundScene.Traveller> waiting = scene.now().passengers().stream()
                .filter(one -> one.lobby().isPresent())
                .toList();
        int room = rows - lines.size() - 1;
        if (room > 0 && !waiting.isEmpty()) {
            lines.add(new Span("  who waits      at > to", Tint.FAINT));
            boolean all = waiting.size() <= room;
            waiting.stream().limit(all ? room : room - 1).forEach(one -> lines.add(waiting(scene, one, initials)));
            if (!all) {
                lines.add(new Span("  and " + (waiting.size() - room + 1) + " more", Tint.FAINT));
            }
        }
        return lines;
    }

    private static Span car(RoundScene.Limousine car, SortedMap<String, String> initials) {
        String mark = car.effects().stoppedTicks() > 0 ? "!" : car.effects().slowTicks() > 0 ? "~" : " ";
        String with = car.trip()
                .map(trip -> initials.getOrDefault(trip.passenger(), "?") + ">"
                        + trip.destination().orElse("-"))
                .orElse("-");
        String text = String.format(
                Locale.ROOT,
                "%s%s%-10s %6.3f %d %d  %s",
                CityPart.letter(car),
                mark,
                shortName(car.name()),
                (double) car.thousandths() / Score.PARTS,
                car.delivered().size(),
                car.coffee(),
                with);
        return new Span(cut(text, BESIDE), car.gone() ? Tint.FAINT : Tint.of(new Seat(car.number())));
    }

    private static Span waiting(CityScene scene, RoundScene.Traveller one, SortedMap<String, String> initials) {
        String at = scene.ground().companies().stream()
                .filter(office -> one.lobby().filter(office.name()::equals).isPresent())
                .findFirst()
                .map(CityGround.Office::stop)
                .map(MapTile::text)
                .orElse("?");
        String text = String.format(
                Locale.ROOT,
                "%-2s %-15s %s>%s",
                initials.getOrDefault(one.name(), "?"),
                cut(one.name(), PASSENGER),
                at,
                one.destination().orElse("-"));
        return new Span(cut(text, BESIDE), Tint.PLAIN);
    }

    /** Returns the secrets of the viewer's own player, the legend, and the events. */
    private static List<Line> below(CityScene scene) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of(new Span(CityPart.LEGEND, Tint.FAINT)));
        List<RoundScene.Own> own = scene.now().cars().stream()
                .map(RoundScene.Limousine::own)
                .flatMap(Optional::stream)
                .toList();
        if (own.size() == 1) {
            lines.add(Line.of(new Span(cut("pick up: " + list(own.get(0).pickup()), WIDTH), Tint.PLAIN)));
            lines.add(Line.of(new Span(cut("cards: " + hand(own.get(0)), WIDTH), Tint.PLAIN)));
        }
        String text = String.join(" ", events(scene));
        if (!text.isEmpty()) {
            lines.add(Line.of(new Span(cut(text, WIDTH), Tint.STRONG)));
        }
        return lines;
    }

    private static String list(List<String> words) {
        return words.isEmpty() ? "-" : String.join(", ", words);
    }

    private static String hand(RoundScene.Own own) {
        String held = own.hand().stream()
                .map(card -> card.card() + (card.ready() ? "" : " (not yet)"))
                .collect(Collectors.joining(", "));
        return (held.isEmpty() ? "-" : held) + "; " + own.deck() + " in the deck";
    }

    private static List<String> events(CityScene scene) {
        return scene.now().news().stream()
                .filter(news -> news.status() != Status.UPDATE)
                .map(news -> scene.now().cars().get(news.seat() - 1).name() + ": "
                        + news.card().map(card -> card + ". ").orElse("")
                        + news.status().words())
                .toList();
    }

    /** Returns a name shortened in its middle, since the names of stand-ins differ at the end. */
    private static String shortName(String name) {
        return name.length() > NAME
                ? name.substring(0, NAME - NAME_END - 1) + "~" + name.substring(name.length() - NAME_END)
                : name;
    }

    private static String cut(String text, int most) {
        return text.length() > most ? text.substring(0, most - 1) + "~" : text;
    }
}
