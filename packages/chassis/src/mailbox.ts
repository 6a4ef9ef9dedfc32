import type { MigrationInterface, QueryRunner } from 'typeorm';

// The same steps in SQL are below.
const tagged = '^(.[^+]*)[+].*$';
const withoutDots = ['gmail.com', 'googlemail.com'];

/**
 * One key of all addresses that reach the same mailbox, to count what one person sends: `rev+1@a.com` and `rev@a.com` are
 * one, and so are `re.v@gmail.com` and `rev@googlemail.com`. Mails go to the address as it was typed. `email` is in lower
 * case.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const name = local.replace(new RegExp(tagged), '$1');
  return withoutDots.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** The function `mailbox_of` of a database, which does what `mailboxOf` does. */
export class CreateMailboxOf1795762800300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const name = `regexp_replace(split_part(email, '@', 1), '${tagged}', '\\1')`;
    await runner.query(`
      create function mailbox_of(email text) returns text language sql immutable strict parallel safe
      return case
        when split_part(email, '@', 2) in (${withoutDots.map((domain) => `'${domain}'`).join()})
          then replace(${name}, '.', '') || '@gmail.com'
        else ${name} || '@' || split_part(email, '@', 2)
      end`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function mailbox_of');
  }
}
