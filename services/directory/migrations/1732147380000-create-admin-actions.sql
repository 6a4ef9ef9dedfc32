create table admin_actions (
  id            bigint generated always as identity primary key,
  actor_id      uuid not null,
  action        text not null,
  object_type   text not null,
  object_id     text not null,
  before_status text not null,
  after_status  text not null,
  reason        text,
  request_id    text not null,
  at            timestamptz not null default now()
);

create index admin_actions_object on admin_actions (object_type, object_id);

create function refuse_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name; end $$;

create trigger admin_actions_append_only before update or delete or truncate on admin_actions
for each statement execute function refuse_change();
