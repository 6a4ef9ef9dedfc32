import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a request reached a business. What became of the mails of earlier ones is not known, so those count as delivered. */
export class TellUndeliveredRequests1795770000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table contact_requests
        add column delivery text not null default 'pending' check (delivery in ('pending', 'delivered', 'undelivered')),
        add column undelivered_reason text check (undelivered_reason in ('no_contact', 'stopped', 'rejected'))`);
    await runner.query(`
      update contact_requests r set
        delivery = case when unreached.id is null then 'delivered' else 'undelivered' end,
        undelivered_reason = case when unreached.id is null then null else 'no_contact' end
      from installers i left join installers unreached on unreached.id = i.id and i.contact_email is null
        and not exists (select from listing_members m where m.listing_id = i.id)
      where i.id = r.installer_id`);
    await runner.query(
      `create index contact_requests_undelivered on contact_requests (created_at) where delivery = 'undelivered'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_requests drop column delivery, drop column undelivered_reason');
  }
}
