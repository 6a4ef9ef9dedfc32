import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account may be logged in to by a passkey. */
export class AddPasskeys1795458000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table passkeys (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        device text not null,
        synced boolean not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      )`);
    await runner.query('create index passkeys_account on passkeys (account_id)');
    await runner.query(`
      create table passkey_challenges (
        challenge text primary key,
        purpose text not null check (purpose in ('add', 'login', 'prove')),
        session_id uuid references sessions on delete cascade,
        expires_at timestamptz not null
      )`);
    await runner.query('create index passkey_challenges_expiry on passkey_challenges (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table passkey_challenges, passkeys');
  }
}
