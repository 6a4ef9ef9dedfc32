import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a rejected submission was sent again, and what it said before. */
export class ResubmitSubmissions1795467600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions
        add column resubmissions integer not null default 0 check (resubmissions >= 0),
        add column sent_before   jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions
        drop column resubmissions,
        drop column sent_before`);
  }
}
