"""A bot that goes for points a minute, and a little better than bot.py. Read it, and have yours beat it.

It fetches the passenger whose trip, with the way to its beginning, earns most for its time, plans again when somebody
else was quicker, and buys coffee at the nearest store. It plays no cards.
"""

from rounds import play
from windwardopolis import NO_PATH, POWER_UP, UPDATE, Brain

NEVER = 1e9  # stands for the time to where no road leads
SHUNNED = 0.3  # how much a trip is worth that cannot be ended now, since an enemy waits at the destination


class NearestTrip(Brain):
    planned = None  # the passenger who is fetched or brought, as things stood when that was planned

    def setup(self, game):
        self.plan(game)

    def game_status(self, status, car, game):
        if game.map.is_stop(game.my_car.tile) and status in (UPDATE, NO_PATH):
            return  # What happens at the stop is told next.
        mine = car.seat == game.me and not status.startswith(POWER_UP)
        if self.has_changed(game) if status == UPDATE else mine:
            self.plan(game)

    def has_changed(self, game):
        """Whether somebody else was quicker, or a card has moved my passenger or the destination."""
        before = self.planned
        now = game.passengers[before.name] if before else None
        return now and (now.company, now.destination) != (before.company, before.destination)

    def plan(self, game):
        times = game.driving_times()
        wanted = sorted(game.waiting(), key=lambda passenger: -self.worth(game, times, passenger))
        self.pick_up([passenger.name for passenger in wanted])
        here = game.my_car.tile
        if game.my_passenger:
            self.planned, goal = game.my_passenger, self.bring_to(game, times)
        else:
            stops = {passenger: game.companies[passenger.company].stop for passenger in wanted}
            fetched = [passenger for passenger in wanted if stops[passenger] != here and game.my_car.coffee > 0]
            self.planned = fetched[0] if fetched else None
            goal = stops[fetched[0]] if fetched else self.nearest(times, game.stores)
        self.drive(times.path_to(goal))

    def bring_to(self, game, times):
        """Where my passenger leaves: at the destination, else at the nearest company where no enemy waits."""
        passenger = game.my_passenger
        possible = {
            company.name: company.stop
            for company in game.companies.values()
            if company.stop != game.my_car.tile and not game.is_shunned(passenger, company.name)
        }
        return possible.get(passenger.destination) or self.nearest(times, possible.values())

    @staticmethod
    def nearest(times, stops):
        return min(stops, key=lambda stop: times.ticks_to(stop) or NEVER)

    @staticmethod
    def worth(game, times, passenger):
        """Points for each tick until this passenger is at the destination."""
        start, end = game.companies[passenger.company].stop, game.companies[passenger.destination].stop
        ticks = (times.ticks_to(start) or NEVER) + (game.driving_times_from(start).ticks_to(end) or NEVER)
        return (SHUNNED if game.is_shunned(passenger, passenger.destination) else 1) * passenger.points / ticks


if __name__ == "__main__":
    play(NearestTrip())
