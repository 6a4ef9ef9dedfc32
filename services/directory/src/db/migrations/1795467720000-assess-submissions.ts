import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What may be wrong with a submission, and the network that it came from. */
export class AssessSubmissions1795467720000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions
        add column risk_score   integer check (risk_score between 0 and 100),
        add column risk_reasons text[] not null default '{}',
        add column network_hash text`);
    await runner.query(
      'create index submissions_network on submissions (network_hash, submitted_at) where network_hash is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions
        drop column risk_score,
        drop column risk_reasons,
        drop column network_hash`);
  }
}
