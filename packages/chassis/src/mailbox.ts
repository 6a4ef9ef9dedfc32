// The function `mailbox_of` of packages/chassis/migrations/mailbox takes the same steps.
const tagged = /^(.[^+]*)[+].*$/;
const withoutDots = ['gmail.com', 'googlemail.com'];

/**
 * One key of all addresses that reach the same mailbox, to count what one person sends: `rev+1@a.com` and `rev@a.com` are
 * one, and so are `re.v@gmail.com` and `rev@googlemail.com`. Mails go to the address as it was typed. `email` is in lower
 * case.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const name = local.replace(tagged, '$1');
  return withoutDots.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
