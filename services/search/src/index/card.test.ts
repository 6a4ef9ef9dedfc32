import { contractorSnapshotSchema } from '@poolpros/contracts/events/directory';
import { publicInstaller } from '@poolpros/contracts/public-installer';
import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { expect, test } from 'vitest';
import { cardOf, readCard } from './card.js';

const { status: _, ...listing } = sampleSnapshot({ name: 'Crème de la Piscine', rating: null });

test('gives back what is public of the listing that it was made of, and its JSON', () => {
  const { json, ...facts } = readCard(cardOf(listing));
  expect(facts).toEqual(publicInstaller(listing));
  expect(JSON.parse(json.toString())).toEqual(facts);
});

test('is the same whatever the order of the facts in event and export', () => {
  const snapshot = sampleSnapshot();
  const reversed = Object.fromEntries(Object.entries(snapshot).reverse());
  expect(cardOf(contractorSnapshotSchema.parse(reversed))).toBe(cardOf(contractorSnapshotSchema.parse(snapshot)));
});
