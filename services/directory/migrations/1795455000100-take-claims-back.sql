-- Objections to approved claims, and the previous owners, who can get their listing back.
update claims set nonce = replace(gen_random_uuid()::text, '-', '') where nonce is null;
alter table claims alter column nonce set not null;

alter table claims add column owners_before uuid[] not null default '{}', add column object_until timestamptz,
  add column objected_at timestamptz, add column objection text;

drop index claims_queue;
create index claims_queue on claims (started_at, id) where status in ('under_review', 'disputed');
