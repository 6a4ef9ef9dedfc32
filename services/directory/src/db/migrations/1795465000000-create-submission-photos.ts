import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos of businesses that are to be listed; their files lie in the file store under the name, served to nobody. */
export class CreateSubmissionPhotos1795465000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table submission_photos (
        id            uuid primary key,
        token_hash    text not null,
        submission_id uuid references submissions (id),
        position      integer not null,
        name          text not null unique,
        alt           text not null,
        width         integer not null,
        height        integer not null,
        saved_at      timestamptz not null
      )`);
    await runner.query('create index submission_photos_token on submission_photos (token_hash)');
    await runner.query('create index submission_photos_submission on submission_photos (submission_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table submission_photos');
  }
}
