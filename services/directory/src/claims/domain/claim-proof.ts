import { isBelow, websiteDomain } from '../../base/domain/website.js';

/** Mail hosts where anyone, or any customer of a provider, can get a mailbox; also below them. */
const freeMail = new Set([
  'aim.com',
  'ameritech.net',
  'aol.com',
  'atlanticbb.net',
  'att.net',
  'bellsouth.net',
  'cableone.net',
  'centurylink.net',
  'centurytel.net',
  'charter.net',
  'comcast.net',
  'cox.net',
  'cs.com',
  'duck.com',
  'earthlink.net',
  'embarqmail.com',
  'fastmail.com',
  'flash.net',
  'frontier.com',
  'frontiernet.net',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'gmx.us',
  'googlemail.com',
  'hey.com',
  'hotmail.com',
  'hughes.net',
  'hushmail.com',
  'icloud.com',
  'inbox.com',
  'juno.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'mediacombb.net',
  'metrocast.net',
  'mindspring.com',
  'msn.com',
  'netscape.net',
  'netzero.net',
  'nvbell.net',
  'optimum.net',
  'optonline.net',
  'outlook.com',
  'pacbell.net',
  'peoplepc.com',
  'pm.me',
  'prodigy.net',
  'proton.me',
  'protonmail.com',
  'q.com',
  'rcn.com',
  'roadrunner.com',
  'rocketmail.com',
  'rr.com',
  'sbcglobal.net',
  'snet.net',
  'sonic.net',
  'spectrum.net',
  'suddenlink.net',
  'swbell.net',
  'tds.net',
  'tuta.com',
  'tuta.io',
  'tutanota.com',
  'twc.com',
  'usa.net',
  'verizon.net',
  'windstream.net',
  'wowway.com',
  'yahoo.com',
  'yandex.com',
  'ymail.com',
  'zoho.com',
]);

/** The domain whose mailboxes prove ownership of a business; null for a listing without one. */
export function proofDomain(website: string | null): string | null {
  const domain = websiteDomain(website);
  return domain === null || isFreeMail(domain) ? null : domain;
}

export const isFreeMail = (domain: string): boolean => isBelow(domain, freeMail);

/** `Dana@Hillstone.example` → `hillstone.example` */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether an email belongs to this domain. */
export const isAtDomain = (email: string, domain: string): boolean => domainOf(email) === domain;

/** Whether an email belongs to a domain other than the website's; public mail hosts do not count. */
export function isAtOtherDomain(email: string, website: string | null): boolean {
  const domain = websiteDomain(website);
  return domain !== null && !isFreeMail(domainOf(email)) && !isAtDomain(email, domain);
}
