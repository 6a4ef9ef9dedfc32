import { dayMs } from '@poolpros/contracts/time';
import { expect, it } from 'vitest';
import type { ClaimContext } from './claim.js';
import { claimMethodsOf } from './claim-methods.js';

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const settled: ClaimContext = {
  hasOwner: false,
  contactChangedAt: daysAgo(30),
  phoneChangedAt: daysAgo(30),
  otherOpenClaims: 0,
};
const listing = { phone: '+15125550142', phoneExtension: null, website: 'https://hillstone.example' };

it.each([
  ['that has stood for 30 days', {}, ['phone', 'domain_mail', 'code']],
  ['whose phone is newer', { phoneChangedAt: daysAgo(29) }, ['domain_mail', 'code']],
  ['whose contact is newer', { contactChangedAt: daysAgo(29) }, []],
  ['that somebody else claims', { otherOpenClaims: 1 }, []],
  ['that has an owner', { hasOwner: true }, []],
])('nobody decides what is proved strongly of a listing %s', (_, change, automatic) => {
  const offers = claimMethodsOf(listing, { ...settled, ...change }, { sendsTexts: true, now });
  expect(offers.filter(({ isAutomatic }) => isAutomatic).map(({ method }) => method)).toEqual(automatic);
});

it('offers no text to a phone behind a switchboard', () => {
  const methods = claimMethodsOf({ ...listing, phoneExtension: '12' }, settled, { sendsTexts: true, now });
  expect(methods.map(({ method }) => method)).not.toContain('phone');
});

it('a listing with an owner is not claimed by a license or documents, and one without has nobody to ask', () => {
  const methods = (hasOwner: boolean) =>
    claimMethodsOf(listing, { ...settled, hasOwner }, { sendsTexts: false, now }).map(({ method }) => method);
  expect(methods(true)).toEqual(['domain_mail', 'code', 'owner']);
  expect(methods(false)).toEqual(['domain_mail', 'code', 'license', 'documents']);
});
