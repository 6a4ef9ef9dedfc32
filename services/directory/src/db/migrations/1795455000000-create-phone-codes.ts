import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Codes that go to the phones of listings, and since when a listing has its phone: a trigger keeps that, as several ways
 * write listings.
 */
export class CreatePhoneCodes1795455000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table installers add column phone_changed_at timestamptz not null default now()');
    await runner.query('update installers set phone_changed_at = contact_changed_at');
    await runner.query(`
      create function note_phone_change() returns trigger language plpgsql as
      $$ begin new.phone_changed_at = now(); return new; end $$`);
    await runner.query(`
      create trigger installers_phone_changed before update of phone on installers
      for each row when (old.phone is distinct from new.phone) execute function note_phone_change()`);
    await runner.query('alter table claims add column is_strong boolean not null default false');
    await runner.query('update claims set is_strong = true where proved_at is not null');
    await runner.query(`
      create table phone_codes (
        id         uuid primary key,
        claim_id   uuid not null references claims (id) on delete cascade,
        listing_id integer not null references installers (id) on delete cascade,
        phone      text not null,
        nonce      text not null,
        tries      integer not null default 0,
        sent_at    timestamptz not null
      )`);
    await runner.query('create index phone_codes_claim on phone_codes (claim_id, sent_at desc)');
    await runner.query('create index phone_codes_listing on phone_codes (listing_id, sent_at)');
    await runner.query('create index phone_codes_sent on phone_codes (sent_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table phone_codes');
    await runner.query('alter table claims drop column is_strong');
    await runner.query('drop trigger installers_phone_changed on installers');
    await runner.query('drop function note_phone_change');
    await runner.query('alter table installers drop column phone_changed_at');
  }
}
