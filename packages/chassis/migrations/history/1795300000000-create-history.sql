-- The steps of every machine of a service. Rows are only added, and name subjects and accounts by id alone.
create table history (
  id         bigint generated always as identity primary key,
  machine    text not null,
  subject_id text not null,
  action     text not null,
  from_state text,
  to_state   text not null,
  actor_kind text not null check (actor_kind in ('anonymous', 'contractor', 'staff', 'system')),
  actor_id   uuid,
  reason     text,
  version    integer not null,
  request_id text,
  at         timestamptz not null
);

create index history_subject on history (machine, subject_id, id);

create function refuse_history_change() returns trigger language plpgsql as
$$ begin raise exception 'history is append-only'; end $$;

create trigger history_append_only before update or delete or truncate on history
for each statement execute function refuse_history_change();
