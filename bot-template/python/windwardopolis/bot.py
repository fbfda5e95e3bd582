"""YOUR THINKING GOES HERE: a bot for Windwardopolis 2 to begin with; windwardopolis.py is the library.

It is as bad as the document's sample: whom it fetches, where it buys coffee and which cards it plays is left to chance.
Only its paths are good. nearest_trip.py is a little better.

Hints of the document:

- Leave the path finder as it is, and think about whom to fetch: all trips of a passenger are worth the same, however
  long they are, so short ones near you are the best.
- Do not always take what looks best. If one choice is worth 95 and another 89, draw among them by these numbers: nobody
  can foresee you then.
- Buy coffee when a store is near, and not when there is none left.
- Cards attack and defend: stop a car that races you for somebody, or move a passenger nearer to you.
- Print what you do and read it afterwards; a debugger is too slow for this game.
- Write something quickly, then play against other teams early.
"""

import random

from rounds import play
from windwardopolis import (
    CHANGE_DESTINATION,
    MOVE_PASSENGER,
    NO_PATH,
    PASSENGER_REFUSED_ENEMY,
    POWER_UP,
    STOP_CAR,
    UPDATE,
    Brain,
)

UPDATES_FOR_A_CARD = 50  # A card is thought of once in so many updates.


class MyPlayerBrain(Brain):
    def setup(self, game):
        self.plan(game, refused=False)

    def game_status(self, status, car, game):
        # A car that comes into the stop at the end of its path is told so; what happens there is told next.
        stopping = status == NO_PATH and game.map.is_stop(game.my_car.tile)
        if status == UPDATE:
            if random.randrange(UPDATES_FOR_A_CARD) == 0:
                self.think_of_cards(game)
        elif car.seat == game.me and not status.startswith(POWER_UP) and not stopping:
            self.plan(game, refused=status == PASSENGER_REFUSED_ENEMY)

    def plan(self, game, refused):
        """Orders whom to fetch and where to drive."""
        wanted = shuffled(game.waiting())
        self.pick_up([passenger.name for passenger in wanted])
        goal = self.bring_to(game, refused) if game.my_passenger else self.fetch_at(game, wanted)
        self.drive(game.driving_times().path_to(goal))

    @staticmethod
    def bring_to(game, refused):
        """Where my passenger is brought: to the destination, or if enemies wait there, to anywhere else."""
        if game.my_passenger.destination and not refused:
            return game.companies[game.my_passenger.destination].stop
        return random.choice([company.stop for company in game.companies.values() if company.stop != game.my_car.tile])

    @staticmethod
    def fetch_at(game, wanted):
        """Where the next passenger boards; with no coffee, or nobody left to fetch, a coffee store."""
        stops = [game.companies[passenger.company].stop for passenger in wanted if game.my_car.coffee > 0]
        return next((stop for stop in stops if stop != game.my_car.tile), None) or random.choice(game.stores)

    def think_of_cards(self, game):
        """Draws a card, or plays one that can be played."""
        if game.playable and random.random() < 0.5:
            card = random.choice(game.playable)
            waiting = game.waiting()
            others = [seat for seat in game.cars if seat != game.me]
            if card == MOVE_PASSENGER:
                if waiting:
                    self.play(card, random.choice(waiting).name)
            elif card in (STOP_CAR, CHANGE_DESTINATION):
                if others:
                    self.play(card, random.choice(others))
            else:
                self.play(card)
        elif len(game.hand) < game.my_car.hand_limit and game.deck:
            self.draw(random.choice(game.deck))


def shuffled(things):
    return random.sample(things, len(things))


if __name__ == "__main__":
    play(MyPlayerBrain())
