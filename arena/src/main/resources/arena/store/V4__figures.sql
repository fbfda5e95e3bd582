-- What a seat has reached in the game's own words, such as its funds, each with its number: what the rules say at the end of a
-- game besides its place and points. A game without such figures has no row, and neither has one that was kept before.

create table seat_figure (
    contest text not null,
    attempt bigint not null,
    seat integer not null,
    name text not null,
    value bigint not null,
    primary key (contest, attempt, seat, name),
    foreign key (contest, attempt, seat) references seat_end (contest, attempt, seat)
);
