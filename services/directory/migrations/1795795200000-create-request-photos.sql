-- Photos of requests and their messages. The file store has their files by name; only those who may read the request see
-- them. Rows are deleted before their request, with the files, so nothing cascades.
create table request_photos (
  id         uuid primary key,
  token_hash text,
  request_id uuid references requests (id),
  message_id uuid references request_messages (id),
  position   integer not null,
  name       text not null unique,
  width      integer not null,
  height     integer not null,
  created_at timestamptz not null,
  check ((token_hash is null) = (request_id is not null)),
  check (message_id is null or request_id is not null)
);

create index request_photos_token on request_photos (token_hash) where token_hash is not null;
create index request_photos_request on request_photos (request_id);
create index request_photos_message on request_photos (message_id);
create index request_photos_unsent on request_photos (created_at) where request_id is null;
