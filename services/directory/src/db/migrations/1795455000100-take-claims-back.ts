import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What it takes to object to an approved claim, and to give a page back to those who had it. */
export class TakeClaimsBack1795455000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update claims set nonce = replace(gen_random_uuid()::text, '-', '') where nonce is null`);
    await runner.query('alter table claims alter column nonce set not null');
    await runner.query(`
      alter table claims add column owners_before uuid[] not null default '{}', add column object_until timestamptz,
        add column objected_at timestamptz, add column objection text`);
    await runner.query('drop index claims_queue');
    await runner.query(`
      create index claims_queue on claims (started_at, id) where status in ('under_review', 'disputed')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index claims_queue');
    await runner.query('create index claims_queue on claims (started_at, id) where status = $$under_review$$');
    await runner.query(`
      alter table claims drop column owners_before, drop column object_until, drop column objected_at,
        drop column objection`);
    await runner.query('alter table claims alter column nonce drop not null');
  }
}
