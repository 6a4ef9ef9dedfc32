import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepEachUnprovenReview1795392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index reviews_one_per_mail;
      create unique index reviews_one_public_per_mail on reviews (installer_id, email_key) where status = 'published';
      create index reviews_unproven_of_mail on reviews (email_key, installer_id) where status = 'submitted';
      create table review_mails (
        id        uuid primary key,
        email_key text not null,
        asked_at  timestamptz not null
      );
      create index review_mails_of_mail on review_mails (email_key, asked_at);
      create index review_mails_asked on review_mails (asked_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from reviews r where status = 'submitted' and exists (
        select from reviews o where o.installer_id = r.installer_id and o.email_key = r.email_key
          and (o.status = 'published' or o.status = 'submitted' and (o.submitted_at, o.id) > (r.submitted_at, r.id)));
      drop table review_mails;
      drop index reviews_unproven_of_mail, reviews_one_public_per_mail;
      create unique index reviews_one_per_mail on reviews (installer_id, email_key)
        where status in ('submitted', 'published');
    `);
  }
}
