-- Codes sent to the phones of listings. A trigger keeps the time of the last change of a phone, because several ways
-- write listings.
alter table installers add column phone_changed_at timestamptz not null default now();
update installers set phone_changed_at = contact_changed_at;

create function note_phone_change() returns trigger language plpgsql as
$$ begin new.phone_changed_at = now(); return new; end $$;

create trigger installers_phone_changed before update of phone on installers
for each row when (old.phone is distinct from new.phone) execute function note_phone_change();

alter table claims add column is_strong boolean not null default false;
update claims set is_strong = true where proved_at is not null;

create table phone_codes (
  id         uuid primary key,
  claim_id   uuid not null references claims (id) on delete cascade,
  listing_id integer not null references installers (id) on delete cascade,
  phone      text not null,
  nonce      text not null,
  tries      integer not null default 0,
  sent_at    timestamptz not null
);

create index phone_codes_claim on phone_codes (claim_id, sent_at desc);
create index phone_codes_listing on phone_codes (listing_id, sent_at);
create index phone_codes_sent on phone_codes (sent_at);
