-- Claims of listings, the codes that the staff hands out, and founding places. A trigger keeps the time of the last
-- change of a contact, because every way to change a listing counts, including those of the previous release.
alter table installers add column contact_changed_at timestamptz not null default now();
update installers set contact_changed_at = updated_at;

create function note_contact_change() returns trigger language plpgsql as
$$ begin new.contact_changed_at = now(); return new; end $$;

create trigger installers_contact_changed before update of phone, contact_email, website on installers
for each row when ((old.phone, old.contact_email, old.website) is distinct from
  (new.phone, new.contact_email, new.website)) execute function note_contact_change();

create table claims (
  id                  uuid primary key,
  version             integer not null,
  status              text not null,
  listing_id          integer not null references installers (id) on delete cascade,
  account_id          uuid not null,
  method              text not null,
  license_number      text,
  proof_email         text,
  note                text,
  nonce               text,
  token_hash          text unique,
  proof_until         timestamptz,
  proved_at           timestamptz,
  owner_answers_until timestamptz,
  started_at          timestamptz not null,
  decided_at          timestamptz,
  decided_by          uuid,
  reason_code         text,
  decision_note       text
);

create unique index claims_open on claims (listing_id, account_id)
where status in ('started', 'proof_sent', 'proof_passed', 'under_review');

create index claims_account on claims (account_id, started_at desc);
create index claims_queue on claims (started_at, id) where status = $$under_review$$;
create index claims_decided on claims (decided_at desc, id desc) where decided_at is not null;

create table claim_codes (
  listing_id integer primary key references installers (id) on delete cascade,
  code_hash  text not null,
  created_by uuid not null,
  expires_at timestamptz not null
);

create table founding_places (
  place      integer primary key check (place between 1 and 500),
  listing_id integer not null unique,
  account_id uuid not null,
  granted_at timestamptz not null
);
