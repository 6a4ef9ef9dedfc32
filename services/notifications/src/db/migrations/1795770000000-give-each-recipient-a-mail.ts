import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GiveEachRecipientAMail1795770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mails
        add column recipient text,
        add column position int not null default 0,
        drop constraint mails_event_id_template_key,
        add unique (event_id, template, position);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from mails where position > 0;
      alter table mails drop column recipient, drop column position, add unique (event_id, template);
    `);
  }
}
