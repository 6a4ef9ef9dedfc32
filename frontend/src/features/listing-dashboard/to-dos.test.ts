import type { OwnChange } from '@poolpros/contracts/http/listing-changes';
import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import { describe, expect, it } from 'vitest';
import { ownListing } from '../../../test/account-fixtures.js';
import { toDosOf, type Waiting } from './to-dos.js';

const now = new Date('2026-11-23T12:00:00Z');
const complete: OwnListing = {
  ...ownListing,
  fields: {
    ...ownListing.fields,
    website: 'https://hillstone.example',
    priceRange: '$60k–$140k',
    hours: [{ day: 'mon', opens: '08:00', closes: '17:00' }],
    crewSize: 8,
  },
};
const change: OwnChange = {
  id: '01a1fd66-10ab-7cf6-8476-f225bdf7ae54',
  status: 'pending',
  source: 'owner',
  before: { phone: '+15125550142' },
  after: { phone: '+15125550188' },
  note: null,
  proposedAt: '2026-11-22T10:00:00Z',
  decidedAt: null,
  reason: null,
};
const { id, name, location, status, profilePath } = ownListing;
const claim = {
  id: '01a1fd66-10ab-7cf6-8476-f225bdf7ae55',
  listing: { id, name, location, status, profilePath },
  claimant: 'Dana Kessler',
  isStrong: false,
  answerUntil: '2026-11-25T10:00:00Z',
};
const nothing: Waiting = { listing: complete, claims: [], changes: [], photos: [{ alt: 'A pool' }], now };
const seen = (more: Partial<Waiting>) => toDosOf({ ...nothing, ...more }).map(({ title, to }) => [title, to]);
const paused = (pausedTo: string): OwnListing => ({ ...complete, status: 'paused', pausedFrom: null, pausedTo });

describe('what waits for the members of a listing', () => {
  it('is empty if the profile is complete and nothing is waiting', () => {
    expect(seen({})).toEqual([]);
    expect(seen({ photos: null })).toEqual([]);
    expect(seen({ changes: [{ ...change, status: 'applied', decidedAt: '2026-11-22T11:00:00Z' }] })).toEqual([]);
  });

  it('does not ask for the hours of a business that is open by appointment', () => {
    const specialHours = { byAppointment: ['sat' as const], seasons: [], dates: [] };
    expect(seen({ listing: { ...complete, fields: { ...complete.fields, hours: [], specialHours } } })).toEqual([]);
  });

  it.each<[string, Partial<Waiting>, string, string]>([
    ['a claim', { claims: [claim] }, 'Dana Kessler is claiming this page', '/contractor/dashboard'],
    ['a change to revise', { changes: [{ ...change, status: 'needs_revision' }] }, 'Revise your change', 'profile'],
    ['a held change', { changes: [change] }, 'We are reviewing your change', 'profile'],
    ['a suggestion of an import', { changes: [{ ...change, source: 'import' }] }, 'Check a suggestion', 'profile'],
    ['a pause in its last week', { listing: paused('2026-11-29T12:00:00Z') }, 'Your pause ends soon', 'availability'],
    ['a page without a photo', { photos: [] }, 'Show your work', 'photos'],
    ['photos that nobody described', { photos: [{ alt: '' }] }, 'Show your work', 'photos'],
    ['a page that lacks fields', { listing: ownListing }, 'Your page could say more', 'profile'],
  ])('names %s, and leads to where it is done', (_, waiting, title, to) => {
    expect(seen(waiting)).toEqual([[title, to.startsWith('/') ? to : `/company-dashboard/7?room=${to}`]]);
  });

  it('leaves out a long pause, and a claim of another page', () => {
    expect(seen({ listing: paused('2026-12-01T12:00:00Z') })).toEqual([]);
    expect(seen({ claims: [{ ...claim, listing: { ...claim.listing, id: 8 } }] })).toEqual([]);
  });

  it('asks no member to complete a page that they may not edit, or that is not live', () => {
    for (const more of [{ role: 'staff' as const }, { status: 'closed' as const }])
      expect(seen({ listing: { ...ownListing, ...more }, photos: [] })).toEqual([]);
  });

  it('puts what someone is waiting for first, with its question', () => {
    const changes: OwnChange[] = [{ ...change, status: 'needs_revision', reason: 'It needs proof.' }];
    const all = toDosOf({ ...nothing, listing: ownListing, claims: [claim], changes, photos: [] });
    expect(all.map(({ urgent }) => urgent)).toEqual([true, true, false, false]);
    expect(all.map(({ text }) => text)).toContain('It needs proof.');
  });
});
