-- Contests as they happen. Both databases take these statements as they are, and every statement of the arena only adds.
-- Times are milliseconds since 1970 (UTC), truth is told in words, and nothing is unknown: what is not there has no row.

create table contest (
    id text not null primary key,
    name text not null,
    game text not null,
    format text not null,
    plan text not null,
    plan_digest text not null,
    seed text not null,
    commitment text not null,
    begun_millis bigint not null
);

create table contestant (
    contest text not null references contest (id),
    number integer not null check (number >= 0),
    name text not null,
    primary key (contest, number),
    unique (contest, name)
);

-- What happened in a contest, 1, 2, 3 and so on: the order in which it counts, whatever clocks say. The token is drawn by
-- whoever enters it, so that he can find out after a lost connection whether it was entered.
create table happening (
    contest text not null references contest (id),
    sequence bigint not null check (sequence > 0),
    token text not null unique,
    primary key (contest, sequence)
);

create table attempt (
    contest text not null,
    sequence bigint not null,
    fixture text not null,
    number integer not null check (number > 0),
    contestants text not null,
    begun_by text not null,
    begun_millis bigint not null,
    primary key (contest, sequence),
    unique (contest, fixture, number),
    foreign key (contest, sequence) references happening (contest, sequence)
);

-- The end of the attempt that was begun under the same sequence; a second one finds the place taken.
create table ended (
    contest text not null,
    attempt bigint not null,
    sequence bigint not null,
    verdict text not null check (verdict in ('DECIDED', 'BROKEN')),
    cause text not null,
    reason text not null,
    words text not null,
    moves integer not null,
    millis bigint not null,
    record text not null,
    ended_millis bigint not null,
    primary key (contest, attempt),
    foreign key (contest, attempt) references attempt (contest, sequence),
    foreign key (contest, sequence) references happening (contest, sequence)
);

create table seat_end (
    contest text not null,
    attempt bigint not null,
    seat integer not null check (seat > 0),
    contestant integer not null,
    place integer not null,
    points bigint not null,
    cause text not null,
    evidence text not null,
    moves integer not null,
    faults integer not null,
    late integer not null,
    used_millis bigint not null,
    slowest_millis bigint not null,
    primary key (contest, attempt, seat),
    foreign key (contest, attempt) references ended (contest, attempt),
    foreign key (contest, contestant) references contestant (contest, number)
);

-- The audit trail. No fixture is an empty text, and nobody is contestant -1.
create table decision (
    contest text not null,
    sequence bigint not null,
    number integer not null check (number > 0),
    verb text not null,
    fixture text not null,
    contestant integer not null check (contestant >= -1),
    decided_by text not null,
    reason text not null,
    decided_millis bigint not null,
    primary key (contest, sequence),
    unique (contest, number),
    foreign key (contest, sequence) references happening (contest, sequence)
);

create table decision_detail (
    contest text not null,
    sequence bigint not null,
    name text not null,
    words text not null,
    primary key (contest, sequence, name),
    foreign key (contest, sequence) references decision (contest, sequence)
);
