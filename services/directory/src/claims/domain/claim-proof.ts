import { websiteDomain } from '../../base/domain/website.js';

/** Hosts of mail that anybody gets a mailbox at. */
const freeMail = new Set([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'ymail.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'msn.com',
  'aol.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'comcast.net',
  'att.net',
  'sbcglobal.net',
  'verizon.net',
  'cox.net',
  'charter.net',
  'bellsouth.net',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'mail.com',
  'zoho.com',
]);

/** The domain whose mailboxes prove that a business is somebody's; null for a listing without one. */
export function proofDomain(website: string | null): string | null {
  const domain = websiteDomain(website);
  return domain === null || isFreeMail(domain) ? null : domain;
}

export const isFreeMail = (domain: string): boolean => freeMail.has(domain);

/** `Dana@Hillstone.example` → `hillstone.example` */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether an email is one at this domain. */
export const isAtDomain = (email: string, domain: string): boolean => domainOf(email) === domain;

/** Whether an email is at a domain of somebody else than the website; mailboxes that anybody gets are at nobody's. */
export function isAtOtherDomain(email: string, website: string | null): boolean {
  const domain = websiteDomain(website);
  return domain !== null && !isFreeMail(domainOf(email)) && !isAtDomain(email, domain);
}
