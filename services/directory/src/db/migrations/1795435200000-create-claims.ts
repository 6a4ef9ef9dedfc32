import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Claims of listings, the codes that the staff hands out, and founding places. Since when the contact of a listing is what
 * it is, is kept by a trigger: every way to change a listing counts, also those of the release before.
 */
export class CreateClaims1795435200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table installers add column contact_changed_at timestamptz not null default now()');
    await runner.query('update installers set contact_changed_at = updated_at');
    await runner.query(`
      create function note_contact_change() returns trigger language plpgsql as
      $$ begin new.contact_changed_at = now(); return new; end $$`);
    await runner.query(`
      create trigger installers_contact_changed before update of phone, contact_email, website on installers
      for each row when ((old.phone, old.contact_email, old.website) is distinct from
        (new.phone, new.contact_email, new.website)) execute function note_contact_change()`);
    await runner.query(`
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
      )`);
    await runner.query(`
      create unique index claims_open on claims (listing_id, account_id)
      where status in ('started', 'proof_sent', 'proof_passed', 'under_review')`);
    await runner.query('create index claims_account on claims (account_id, started_at desc)');
    await runner.query('create index claims_queue on claims (started_at, id) where status = $$under_review$$');
    await runner.query('create index claims_decided on claims (decided_at desc, id desc) where decided_at is not null');
    await runner.query(`
      create table claim_codes (
        listing_id integer primary key references installers (id) on delete cascade,
        code_hash  text not null,
        created_by uuid not null,
        expires_at timestamptz not null
      )`);
    await runner.query(`
      create table founding_places (
        place      integer primary key check (place between 1 and 500),
        listing_id integer not null unique,
        account_id uuid not null,
        granted_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table founding_places');
    await runner.query('drop table claim_codes');
    await runner.query('drop table claims');
    await runner.query('drop trigger installers_contact_changed on installers');
    await runner.query('drop function note_contact_change');
    await runner.query('alter table installers drop column contact_changed_at');
  }
}
