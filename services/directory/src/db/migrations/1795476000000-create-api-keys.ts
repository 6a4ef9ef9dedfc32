import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys by which programs of a business read what is its own. A key ends with the membership of who made it. */
export class CreateApiKeys1795476000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_keys (
        id                uuid primary key,
        listing_id        integer not null,
        account_id        uuid not null,
        name              text not null,
        start             text not null,
        token_hash        text not null unique,
        scopes            text[] not null,
        created_at        timestamptz not null,
        expires_at        timestamptz,
        last_used_at      timestamptz,
        window_started_at timestamptz,
        window_calls      integer not null,
        foreign key (listing_id, account_id) references listing_members (listing_id, account_id) on delete cascade,
        unique (listing_id, name)
      )`);
    await runner.query('create index api_keys_member on api_keys (listing_id, account_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table api_keys');
  }
}
