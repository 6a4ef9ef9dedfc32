import { contractorSnapshotSchema } from '@poolpros/contracts/events/directory';
import { installerCardSchema, installerDetailSchema } from '@poolpros/contracts/http/installers';
import { expect, test } from 'vitest';
import { differs, emptyOwnerFields, type ShownInstaller } from './installer.js';
import { toCard, toDetail, toSnapshot } from './snapshot.js';

const record: ShownInstaller = {
  ...emptyOwnerFields,
  id: 1042,
  version: 7,
  status: 'published',
  sourceId: null,
  name: 'Hillstone Pools & Spas',
  nameFolded: 'hillstone pools and spas',
  stateSlug: 'texas',
  citySlug: 'austin',
  city: 'Austin',
  neighborhood: null,
  description: 'Pools and spas.',
  latitude: 30.2672,
  longitude: -97.7431,
  serviceRadius: 25,
  zipCode: '78704',
  phone: '+15125550142',
  contactEmail: 'private@hillstone.example',
  website: null,
  websiteDomain: null,
  services: ['Pool Repair'],
  poolTypes: [],
  specializations: [],
  priceRange: null,
  hours: [{ day: 'mon', opens: '08:00', closes: '17:00' }],
  timeZone: 'America/Chicago',
  foundedYear: null,
  crewSize: null,
  imageUrl: null,
  profileImage: null,
  rating: 4.8,
  ratingMean: 4.77,
  reviewCount: 36,
  ratingVersion: 3,
  replyStep: null,
  freeWeeks: [],
  isSample: false,
  pausedFrom: null,
  pausedTo: null,
  mergedInto: null,
  statusSince: new Date('2026-01-02T03:04:05Z'),
  listedAt: new Date('2026-01-02T03:04:05Z'),
  updatedAt: new Date('2026-01-02T03:04:05Z'),
};

test('the snapshot is the contract and keeps the email private', () => {
  const snapshot = toSnapshot(record);
  expect(contractorSnapshotSchema.parse(snapshot)).toEqual(snapshot);
  expect(snapshot).toMatchObject({ slug: 'hillstone-pools-and-spas-1042', location: 'Austin, TX', email: null });
  expect(JSON.stringify(snapshot)).not.toContain('private@');
});

test('a snapshot says until when a listing is away, since when it has closed, and what it was merged into', () => {
  const pausedTo = new Date('2027-05-03T05:00:00Z');
  const told = (change: Partial<typeof record>) => {
    const snapshot = toSnapshot({ ...record, ...change });
    expect(contractorSnapshotSchema.parse(snapshot)).toEqual(snapshot);
    return [snapshot.availability, snapshot.mergedInto];
  };
  expect(told({})).toEqual([undefined, undefined]);
  expect(told({ status: 'paused', pausedTo })).toEqual([
    { status: 'paused', until: '2027-05-03T05:00:00.000Z' },
    undefined,
  ]);
  expect(told({ status: 'paused' })).toEqual([{ status: 'paused', until: null }, undefined]);
  expect(told({ status: 'closed' })).toEqual([{ status: 'closed', since: '2026-01-02T03:04:05.000Z' }, undefined]);
});

test('a card shows the distance with one decimal and judges reach by the exact one', () => {
  const card = toCard(record, 25.04);
  expect(installerCardSchema.parse(card)).toEqual(card);
  expect(card).toMatchObject({ distance: 25, servesPoint: false });
  expect(toCard(record, 4.2).reasons).toEqual(['Serves this location']);
});

test('a listing says how soon it usually replies only where that is measured', () => {
  const measured = { ...record, replyStep: 240 } as const;
  expect(contractorSnapshotSchema.parse(toSnapshot(measured))).toMatchObject({ responseMinutes: 240 });
  expect(toCard(measured, null)).toMatchObject({
    responseMinutes: 240,
    reasons: ['Works within 25 miles of Austin', 'Usually replies within 4 hours'],
  });
  expect(toDetail(measured, alone).responseMinutes).toBe(240);
  expect(toSnapshot(record)).not.toHaveProperty('responseMinutes');
  expect(toCard(record, null)).toMatchObject({ responseMinutes: null, reasons: ['Works within 25 miles of Austin'] });
  expect(toDetail(record, alone).responseMinutes).toBeNull();
});

test('a card without a point knows neither distance nor reach', () => {
  expect(toCard(record, null)).toMatchObject({ distance: null, servesPoint: null });
});

const now = new Date('2026-12-20T12:00:00Z');
const alone: Parameters<typeof toDetail>[1] = { photos: [], nearby: [], claimed: false, projects: [], now };

test('the detail says whether the business is claimed', () => {
  const detail = toDetail(record, { ...alone, claimed: true });
  expect(installerDetailSchema.parse(detail)).toEqual(detail);
  expect(detail.claimed).toBe(true);
  expect(toDetail(record, alone).claimed).toBe(false);
});

test('the detail leads to the board of the state, where it keeps one', () => {
  expect(toDetail({ ...record, stateSlug: 'arizona' }, alone).license).toMatchObject({
    kind: 'license',
    board: 'Arizona Registrar of Contractors',
  });
  expect(toDetail(record, alone).license?.kind).toBe('none');
});

test.each(['paused', 'closed'] as const)('the detail of a %s business tells no way to reach it', (status) => {
  const specialHours = { byAppointment: ['sun' as const], seasons: [], dates: [] };
  const reachable = { ...record, website: 'https://hillstone.example', street: '1 Main St', specialHours };
  expect(toDetail(reachable, alone)).toMatchObject({ specialHours });
  const detail = toDetail({ ...reachable, status }, alone);
  expect(detail.specialHours).toBeUndefined();
  expect(detail).toMatchObject({ status, phone: null, website: null, street: null, hours: [] });
});

test('a street is told unless the business keeps its address private, a registered name where it is another one', () => {
  const stated = { ...record, street: '1200 Barton Springs Rd', legalName: 'Hillstone Holdings LLC' };
  expect(toDetail(stated, alone)).toMatchObject({ street: stated.street, legalName: stated.legalName });
  expect(toDetail({ ...stated, addressPrivate: true }, alone).street).toBeNull();
  expect(toDetail({ ...stated, legalName: record.name }, alone).legalName).toBeNull();
});

test('the detail says that its point is exact only while the business can be reached', () => {
  expect(toDetail(record, { ...alone, exactPoint: true }).exactPoint).toBe(true);
  expect(toDetail(record, { ...alone, exactPoint: false })).not.toHaveProperty('exactPoint');
  expect(toDetail({ ...record, status: 'closed' }, { ...alone, exactPoint: true }).exactPoint).toBeUndefined();
});

test('shows special hours where there are any, without dates of the past', () => {
  expect(toDetail(record, alone)).not.toHaveProperty('specialHours');
  const dates = ['2026-12-18', '2026-12-19', '2026-12-25'].map((date) => ({ date, hours: [], note: '' }));
  const { specialHours } = toDetail({ ...record, specialHours: { byAppointment: [], seasons: [], dates } }, alone);
  expect(specialHours?.dates.map(({ date }) => date)).toEqual(['2026-12-19', '2026-12-25']);
});

test('an installer in no known state cannot be shown', () => {
  expect(() => toSnapshot({ ...record, stateSlug: 'ontario' })).toThrow('no known state');
});

test('tells statements that say the same from those that do not', () => {
  expect(differs(record, { name: record.name, hours: [{ closes: '17:00', opens: '08:00', day: 'mon' }] })).toBe(false);
  expect(differs(record, { services: ['Pool Repair', 'Pool Cleaning'] })).toBe(true);
  expect(differs(record, { zipCode: null })).toBe(true);
});

test('the detail has the photos that somebody has described', () => {
  const photo = {
    id: '0199c6f0-0000-7000-8000-000000000001',
    installerId: record.id,
    position: 1,
    name: 'a'.repeat(32),
    alt: 'Freeform pool with a stone edge',
    width: 1600,
    height: 1200,
    addedAt: record.listedAt,
    removedAt: null,
  };
  const { photos } = toDetail(record, { ...alone, photos: [{ ...photo, alt: '' }, photo] });
  expect(photos).toEqual([
    { url: `/media/photos/${photo.name}-960.webp`, width: 1600, height: 1200, alt: 'Freeform pool with a stone edge' },
  ]);
});
