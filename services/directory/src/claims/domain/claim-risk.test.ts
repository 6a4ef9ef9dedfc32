import { hourMs } from '@poolpros/contracts/time';
import { expect, it } from 'vitest';
import { type ClaimCircumstances, claimRisksOf } from './claim-risk.js';

const startedAt = new Date('2026-11-23T12:00:00Z');
const before = (hours: number) => new Date(startedAt.getTime() - hours * hourMs);
const plain: ClaimCircumstances = {
  startedAt,
  account: { email: 'dana@hillstone.example', createdAt: before(24) },
  listing: { website: 'https://www.hillstone.example', phone: '+15125550142', phoneSince: before(30 * 24) },
  claimsOfNetwork: 2,
};
const of = (email: string) => ({ account: { email, createdAt: before(24) } });

it.each<[string, Partial<ClaimCircumstances>, string[]]>([
  ['an account at the domain of the website, a day old', {}, []],
  ['a free email', of('dana@Gmail.com'), ['free_mail']],
  ['an email at another domain', of('dana@agency.example'), ['other_domain']],
  [
    'an email at another domain than a page has that has none of its own',
    { ...of('dana@agency.example'), listing: { ...plain.listing, website: 'https://facebook.com/hillstone' } },
    [],
  ],
  ['a young account', { account: { email: 'dana@hillstone.example', createdAt: before(23.9) } }, ['new_account']],
  ['an account of unknown age', { account: { email: 'dana@hillstone.example', createdAt: null } }, []],
  ['a closed account', { account: null }, []],
  ['the third claim of a network', { claimsOfNetwork: 3 }, ['busy_network']],
  ['an unknown network', { claimsOfNetwork: 0 }, []],
  [
    'a phone that changed within 30 days',
    { listing: { ...plain.listing, phoneSince: before(29 * 24) } },
    ['new_phone'],
  ],
  ['a phone that changed since', { listing: { ...plain.listing, phoneSince: before(-1) } }, ['new_phone']],
  ['no phone', { listing: { ...plain.listing, phone: null, phoneSince: before(1) } }, []],
])('of %s says what speaks for a second look', (_, circumstances, flags) => {
  expect(claimRisksOf({ ...plain, ...circumstances })).toEqual(flags);
});
