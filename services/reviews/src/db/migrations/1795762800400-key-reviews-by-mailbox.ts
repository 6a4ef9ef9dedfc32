import type { MigrationInterface, QueryRunner } from 'typeorm';

const keyOf = (email: string) => `encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;

/**
 * Where a person has several public reviews of one listing, one of them gets the key of the mailbox: the one that has it
 * already, or the first. The others keep theirs and stay public, as they were accepted.
 */
export class KeyReviewsByMailbox1795762800400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update reviews set email_key = ${keyOf('mailbox_of(email)')}
      from (
        select id as found, row_number() over (
          partition by installer_id, mailbox_of(email), status = 'published'
          order by email = mailbox_of(email) desc, published_at, id
        ) as place
        from reviews where email_key is not null and email is not null
      ) ranked
      where id = found and (place = 1 or status <> 'published')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update reviews set email_key = ${keyOf('email')} where email_key is not null and email is not null`);
  }
}
