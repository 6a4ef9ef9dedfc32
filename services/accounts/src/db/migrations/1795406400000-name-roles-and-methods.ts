import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever was an administrator might do everything, and every session began with a password. */
export class NameRolesAndMethods1795406400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table accounts
        add column role text check (role in ('superadmin', 'moderator', 'support', 'editor'))`);
    await runner.query(`update accounts set role = 'superadmin' where audience = 'admin'`);
    await runner.query(`alter table sessions add column amr text[] not null default '{pwd}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column amr');
    await runner.query('alter table accounts drop column role');
  }
}
