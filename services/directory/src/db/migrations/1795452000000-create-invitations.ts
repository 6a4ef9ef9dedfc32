import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to the teams of listings. One email has one open invitation of a listing. */
export class CreateInvitations1795452000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table invitations (
        id          uuid primary key,
        version     integer not null,
        status      text not null,
        listing_id  integer not null references installers (id) on delete cascade,
        email       text,
        role        text not null check (role in ('owner', 'manager', 'staff')),
        invited_by  uuid not null,
        nonce       text not null,
        token_hash  text not null unique,
        sent_at     timestamptz not null,
        expires_at  timestamptz not null,
        closed_at   timestamptz,
        accepted_by uuid
      )`);
    await runner.query(`create unique index invitations_open on invitations (listing_id, email) where status = 'open'`);
    await runner.query('create index invitations_listing on invitations (listing_id, sent_at)');
    await runner.query(`create index invitations_overdue on invitations (expires_at) where status = 'open'`);
    await runner.query('create index invitations_erasable on invitations (closed_at) where email is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table invitations');
  }
}
