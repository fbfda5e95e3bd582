-- What the referee must know of the end of an attempt besides the words of its record, such as that its list of errors
-- could not be made; mostly nothing, which is an empty text. Of an end without a row an older arena has kept both in the
-- words.

create table end_trouble (
    contest text not null,
    attempt bigint not null,
    words text not null,
    primary key (contest, attempt),
    foreign key (contest, attempt) references ended (contest, attempt)
);
