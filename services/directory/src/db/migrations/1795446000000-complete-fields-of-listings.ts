import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a business says of itself besides what imports know, and who stated a field last. */
export class CompleteFieldsOfListings1795446000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table installers
        add column legal_name      text,
        add column street          text,
        add column address_private boolean not null default false,
        add column languages       text[] not null default '{}',
        add column payment_methods text[] not null default '{}',
        add column projects        jsonb not null default '[]',
        add column field_sources   jsonb not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table installers
        drop column legal_name, drop column street, drop column address_private, drop column languages,
        drop column payment_methods, drop column projects, drop column field_sources`);
  }
}
