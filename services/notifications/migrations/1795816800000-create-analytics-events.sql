-- What happened to listings and is not yet sent to product analytics. Names nobody.
create table analytics_events (
  -- Of the event that it follows from, so that a provider recognizes a second delivery.
  event_id    uuid primary key,
  name        text not null,
  listing_id  integer not null,
  occurred_at timestamptz not null,
  added_at    timestamptz not null default now()
);
create index analytics_events_added_at on analytics_events (added_at);
