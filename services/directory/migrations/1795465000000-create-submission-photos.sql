-- Photos of businesses that are not listed yet. The file store has their files by name and serves them to nobody.
create table submission_photos (
  id            uuid primary key,
  token_hash    text not null,
  submission_id uuid references submissions (id),
  position      integer not null,
  name          text not null unique,
  alt           text not null,
  width         integer not null,
  height        integer not null,
  saved_at      timestamptz not null
);

create index submission_photos_token on submission_photos (token_hash);
create index submission_photos_submission on submission_photos (submission_id);
