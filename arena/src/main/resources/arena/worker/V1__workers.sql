-- Games for other machines, in PostgreSQL only. These rows are working state: the contest's own tables, or the journal of
-- a ladder, tell what counts.

-- What the workers of a contest must have, one need per line: games, and what its bots use outside their own folders.
create table worker_contest (
    contest text not null primary key,
    needs text not null
);

-- A bot's folder as a zip file, in parts.
create table worker_bundle (
    digest text not null,
    part integer not null,
    content bytea not null,
    primary key (digest, part)
);

-- A worker. The role is the login of its key; a worker that uses the login of the contest has an empty one.
create table worker (
    name text not null primary key,
    contest text not null,
    role text not null,
    command text not null check (command in ('work', 'pause', 'drain', 'revoked')),
    seen timestamp with time zone,
    report text not null
);

create unique index worker_role on worker (role) where role <> '';

-- The games that wait or are played: the table of db-scheduler. The instance is CONTEST/ATTEMPT.
create table scheduled_game (
    task_name text not null,
    task_instance text not null,
    task_data bytea,
    execution_time timestamp with time zone not null,
    picked boolean not null,
    picked_by text,
    last_success timestamp with time zone,
    last_failure timestamp with time zone,
    consecutive_failures integer,
    last_heartbeat timestamp with time zone,
    version bigint not null,
    priority smallint,
    primary key (task_name, task_instance)
);

create index scheduled_game_due on scheduled_game (execution_time);
create index scheduled_game_heartbeat on scheduled_game (last_heartbeat);

-- The records that workers have returned. One counts for each attempt; a refusal has its reason.
create table worker_delivery (
    number bigint generated always as identity primary key,
    contest text not null,
    attempt bigint not null,
    worker text not null,
    assignment bigint not null,
    refusal text not null,
    record_name text not null,
    record bytea not null,
    problem text not null,
    noted boolean not null default false
);

create unique index worker_delivery_once on worker_delivery (contest, attempt) where refusal = '';
create index worker_delivery_new on worker_delivery (contest) where not noted;

-- The name of the worker whose key has opened this connection; none for other logins and for a revoked key.
create function arena_worker() returns text language sql stable security definer set search_path from current as $$
    select name from worker where role = session_user and command <> 'revoked'
$$;

create function arena_contest() returns text language sql stable security definer set search_path from current as $$
    select contest from worker where name = arena_worker()
$$;

-- A worker reports, and reads what the organiser wants of it, the time of the server, whether a game waits for a worker,
-- and the attempts that it is to play.
create function arena_report(this_contest text, this_worker text, this_report text)
    returns table (wanted text, server_millis bigint, is_game_waiting boolean, assigned text)
    language plpgsql security definer set search_path from current as $$
begin
    -- The owner of the function is the login of the contest, which needs no key.
    if session_user <> current_user and this_worker is distinct from arena_worker() then
        return query select 'revoked'::text, (extract(epoch from clock_timestamp()) * 1000)::bigint, false, '';
        return;
    end if;
    if session_user = current_user then
        insert into worker (name, contest, role, command, seen, report)
            values (this_worker, this_contest, '', 'work', null, '') on conflict do nothing;
    end if;
    return query update worker set seen = clock_timestamp(), report = left(this_report, 20000)
        where name = this_worker and contest = this_contest
        returning command, (extract(epoch from clock_timestamp()) * 1000)::bigint,
            exists (select 1 from scheduled_game
                where not picked and starts_with(task_instance, this_contest || '/')),
            coalesce((select string_agg(substr(task_instance, length(this_contest) + 2), ' ') from scheduled_game
                where picked and picked_by = this_worker and starts_with(task_instance, this_contest || '/')), '');
end
$$;

-- A worker returns the record of a game. It counts if the game is still given to this worker, in this version.
create function arena_deliver(
    this_contest text, this_attempt bigint, this_worker text, this_version bigint,
    this_name text, this_record bytea, this_problem text)
    returns text language plpgsql security definer set search_path from current as $$
declare
    reason text := '';
begin
    if session_user <> current_user
        and (this_worker is distinct from arena_worker() or this_contest is distinct from arena_contest()) then
        return 'its key is revoked';
    end if;
    -- A worker whose connection was lost before it had the answer asks again.
    select refusal into reason from worker_delivery where contest = this_contest and attempt = this_attempt
        and worker = this_worker and assignment = this_version;
    if found then
        return reason;
    end if;
    reason := '';
    delete from scheduled_game where task_instance = this_contest || '/' || this_attempt
        and picked and picked_by = this_worker and version = this_version;
    if not found then
        reason := 'the game was given to another worker or ended before the record came';
    end if;
    insert into worker_delivery (contest, attempt, worker, assignment, refusal, record_name, record, problem)
        values (this_contest, this_attempt, this_worker, this_version, reason, this_name, this_record, this_problem)
        on conflict (contest, attempt) where refusal = '' do nothing;
    return reason;
end
$$;

-- A key reads the games of its contest that nobody plays, and changes only those that it plays itself.
alter table scheduled_game enable row level security;

create policy worker_games on scheduled_game
    using ((not picked or picked_by = arena_worker()) and starts_with(task_instance, arena_contest() || '/'))
    with check (not picked or picked_by = arena_worker());

revoke execute on function arena_worker(), arena_contest(), arena_report(text, text, text),
    arena_deliver(text, bigint, text, bigint, text, bytea, text) from public;
