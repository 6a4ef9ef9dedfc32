import { contractorSnapshotSchema } from '@poolpros/contracts/events/directory';
import { publicInstaller } from '@poolpros/contracts/public-installer';
import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { expect, test } from 'vitest';
import { cardIn, cardOf, readIndexed } from './card.js';

const { status: _, ...listing } = sampleSnapshot({
  name: 'Crème de la Piscine',
  city: 'Cañon City',
  description: 'Pools\nand spas',
  rating: null,
});

const bytesOf = (card: string): Buffer => Buffer.from(card, 'base64');

test('gives back what is public of the listing that it was made of', () => {
  expect(cardIn(readIndexed(bytesOf(cardOf(listing))))).toEqual(publicInstaller(listing));
});

test('gives a search the facts that it needs, and the JSON of the rest as it is', () => {
  const { json, ...facts } = readIndexed(bytesOf(cardOf(listing)));
  expect(json.toString()).toBe(JSON.stringify(publicInstaller(listing)));
  const { latitude, longitude, serviceRadius, city, services, poolTypes, specializations } = listing;
  const needed = { latitude, longitude, serviceRadius, city, services, poolTypes, specializations };
  expect(facts).toEqual({ ...needed, responseMinutes: listing.responseMinutes ?? null });
});

test('is the same whatever the order of the facts in event and export', () => {
  const snapshot = sampleSnapshot();
  const reversed = Object.fromEntries(Object.entries(snapshot).reverse());
  expect(cardOf(contractorSnapshotSchema.parse(reversed))).toBe(cardOf(contractorSnapshotSchema.parse(snapshot)));
});
