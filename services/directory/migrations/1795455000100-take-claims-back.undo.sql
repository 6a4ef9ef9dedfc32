drop index claims_queue;
create index claims_queue on claims (started_at, id) where status = $$under_review$$;

alter table claims drop column owners_before, drop column object_until, drop column objected_at,
  drop column objection;

alter table claims alter column nonce drop not null;
