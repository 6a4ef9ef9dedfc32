import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GroupContactRequests1795219260000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table contact_requests add column group_id uuid references contact_requests (id) on delete set null',
    );
    await runner.query('create index contact_requests_group on contact_requests (group_id) where group_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_requests drop column group_id');
  }
}
