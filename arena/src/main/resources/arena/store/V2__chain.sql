-- A chain of digests over all that happened: each is made from the one before it and from what was entered under its number, so
-- that whoever has written one down notices a later change of anything before it. A contest that was begun without the chain
-- has its first digest at the first entry after that; it covers what was entered before as well.

create table link (
    contest text not null,
    sequence bigint not null,
    digest text not null,
    primary key (contest, sequence),
    foreign key (contest, sequence) references happening (contest, sequence)
);
