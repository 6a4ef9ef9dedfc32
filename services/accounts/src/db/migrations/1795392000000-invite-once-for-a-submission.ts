import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InviteOnceForASubmission1795392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table password_links add column submission_id uuid');
    // What earlier invitations were made for stands in the events that told of them, as far as those are still kept.
    await runner.query(`
      update password_links set submission_id = told.submission_id
      from (
        select distinct on (data->>'accountId', data->>'submissionId')
          (data->>'setupId')::uuid as id, (data->>'submissionId')::uuid as submission_id
        from (select body->'data' as data from outbox where body->>'type' = 'accounts.account.linked.v1') linked
        where data->>'setupId' is not null
      ) told
      where told.id = password_links.id`);
    await runner.query('create unique index password_links_submission on password_links (account_id, submission_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table password_links drop column submission_id');
  }
}
