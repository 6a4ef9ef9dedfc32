import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAdminActions1732147380000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table admin_actions (
        id            bigint generated always as identity primary key,
        actor_id      uuid not null,
        action        text not null,
        object_type   text not null,
        object_id     text not null,
        before_status text not null,
        after_status  text not null,
        reason        text,
        request_id    text not null,
        at            timestamptz not null default now()
      )`);
    await runner.query('create index admin_actions_object on admin_actions (object_type, object_id)');
    await runner.query(`
      create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception '% is append-only', tg_table_name; end $$`);
    await runner.query(`
      create trigger admin_actions_append_only before update or delete or truncate on admin_actions
      for each statement execute function refuse_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table admin_actions');
    await runner.query('drop function refuse_change');
  }
}
