import { describe, expect, it } from 'vitest';
import { isStreet, streetStart } from './street.js';
import { tokensOf } from './tokens.js';

const beforeStreet = (text: string): string | null => {
  const tokens = tokensOf(text);
  const from = streetStart(tokens);
  return from === -1 ? null : text.slice(0, tokens[from]?.at.from);
};

describe('the street of an address begins after', () => {
  it.each([
    ['Blue Wave Pools, 741 Main Street, Boston', 'Blue Wave Pools, '],
    ['Blue Wave Pools 741B N Main St Boston', 'Blue Wave Pools '],
    ['741 Main Street, Boston', ''],
    ['Pools 4 U 12 Main St, Boston', 'Pools 4 U '],
    ['Pool Guys, 100 Hwy 6, Houston', 'Pool Guys, '],
    ['Pool Guys, PO Box 12, Boston', 'Pool Guys, '],
    ['Pool Guys, P.O. Box 12, Boston', 'Pool Guys, '],
    ['Aqua Pros, 5 Ocean Ave, Suite 200, Miami', 'Aqua Pros, '],
    ['Aqua Pros, Suite 200, 450 Sutter St, San Francisco', 'Aqua Pros, '],
    ['16725 Co Rd 24, Plymouth', ''],
    ['Route 66 Pools, Tulsa', null],
    ['Pools by 4 Way Construction, Austin', null],
    ['Studio 54', null],
    ['12, Boston Square', null],
    ['Blue Wave Pools, Boston', null],
  ])('the name in %j: %j', (text, before) => expect(beforeStreet(text)).toBe(before));
});

it.each([
  ['741 Main', true],
  ['PO Box 12', true],
  ['Main Street', true],
  ['Street', false],
  ['Austin', false],
])('whether %j is a street: %s', (text, expected) => expect(isStreet(tokensOf(text))).toBe(expected));
