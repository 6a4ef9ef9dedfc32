-- The people whom the service erased, by a keyed hash of the email, so that they can be erased from a restored backup
-- again.
create table erased_people (
  email_hash text not null,
  erased_at  timestamptz not null,
  primary key (email_hash, erased_at)
);

create index erased_people_erased_at on erased_people (erased_at);
