import { websiteDomain } from '../../base/domain/website.js';

/** Mail hosts where anyone can get a mailbox. */
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

/** The domain whose mailboxes prove ownership of a business; null for a listing without one. */
export function proofDomain(website: string | null): string | null {
  const domain = websiteDomain(website);
  return domain === null || isFreeMail(domain) ? null : domain;
}

export const isFreeMail = (domain: string): boolean => freeMail.has(domain);

/** `Dana@Hillstone.example` → `hillstone.example` */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether an email belongs to this domain. */
export const isAtDomain = (email: string, domain: string): boolean => domainOf(email) === domain;

/** Whether an email belongs to a domain other than the website's; public mail hosts do not count. */
export function isAtOtherDomain(email: string, website: string | null): boolean {
  const domain = websiteDomain(website);
  return domain !== null && !isFreeMail(domainOf(email)) && !isAtDomain(email, domain);
}
