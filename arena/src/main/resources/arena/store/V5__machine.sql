-- The class of the machine on which an attempt was played, such as the model and number of its processors: thinking times
-- of different classes are not compared. An end of an older arena, or without a match, has no row.

create table end_machine (
    contest text not null,
    attempt bigint not null,
    class text not null,
    primary key (contest, attempt),
    foreign key (contest, attempt) references ended (contest, attempt)
);
