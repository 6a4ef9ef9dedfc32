import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that show who runs a claimed business; their content is in the store of files. */
export class CreateClaimDocuments1795455000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table claim_documents (
        id       uuid primary key,
        claim_id uuid not null references claims (id),
        kind     text not null,
        ending   text not null,
        bytes    integer not null,
        added_at timestamptz not null
      )`);
    await runner.query('create index claim_documents_claim on claim_documents (claim_id, added_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table claim_documents');
  }
}
