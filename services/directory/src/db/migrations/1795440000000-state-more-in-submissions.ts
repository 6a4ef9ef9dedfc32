import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a business states of itself in the form of four steps. */
export class StateMoreInSubmissions1795440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions
        add column legal_name        text,
        add column street            text,
        add column address_private   boolean not null default false,
        add column licenses          jsonb not null default '[]',
        add column insurance_carrier text,
        add column insurance_ends_on date,
        add column founded_year      integer,
        add column crew_size         integer,
        add column hours             jsonb not null default '[]',
        add column languages         text[] not null default '{}',
        add column payment_methods   text[] not null default '{}',
        add column projects          jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions
        drop column legal_name,
        drop column street,
        drop column address_private,
        drop column licenses,
        drop column insurance_carrier,
        drop column insurance_ends_on,
        drop column founded_year,
        drop column crew_size,
        drop column hours,
        drop column languages,
        drop column payment_methods,
        drop column projects`);
  }
}
