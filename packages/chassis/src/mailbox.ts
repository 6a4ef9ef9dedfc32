// The function `mailbox_of` of packages/chassis/migrations/mailbox has the same steps.
const tagged = /^(.[^+]*)[+].*$/;
const withoutDots = ['gmail.com', 'googlemail.com'];

/**
 * The key of a mailbox, to count what one person sends: `rev+1@a.com` and `rev@a.com` have one key, and so do
 * `re.v@gmail.com` and `rev@googlemail.com`. Mails go to the address as it was typed. `email` is in lower case.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const name = local.replace(tagged, '$1');
  return withoutDots.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
