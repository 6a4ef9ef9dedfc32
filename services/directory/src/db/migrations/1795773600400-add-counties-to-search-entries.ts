import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCountiesToSearchEntries1795773600400 implements MigrationInterface {
  name = 'AddCountiesToSearchEntries1795773600400';

  // Empty until the entries are made anew, which their new definition asks for.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table search_entries add column counties text[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table search_entries drop column counties');
  }
}
