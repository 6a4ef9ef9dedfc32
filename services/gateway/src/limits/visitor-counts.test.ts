import { beforeEach, expect, it } from 'vitest';
import { createLocalCounters } from './local-counters.js';
import { createVisitorCounts, type VisitorCounts } from './visitor-counts.js';

let visitors: VisitorCounts;
beforeEach(() => {
  const local = createLocalCounters();
  visitors = createVisitorCounts({
    count: async (key, windowMs, _max, weight) => local.count(key, windowMs, 0, weight),
    giveBack: (key) => local.giveBack(key),
  });
});

const limit = { limit: 'contact', windowMs: 1000, max: 5, weight: 1 };
const countFrom = async (ip: string) => (await visitors.count(ip, limit)).current;
/** An address of one of the many networks of a site. */
const inNetwork = (network: number, site = 1) => `2001:db8:${site}:${network.toString(16)}::1`;

it('an IPv4 address and an IPv6 network are counted for themselves', async () => {
  expect([await countFrom('203.0.113.7'), await countFrom('203.0.113.7'), await countFrom('203.0.113.8')]).toEqual([
    1, 2, 1,
  ]);
  expect([await countFrom(inNetwork(1)), await countFrom(inNetwork(1)), await countFrom(inNetwork(2))]).toEqual([
    1, 2, 1,
  ]);
});

it('the networks of a /48 together have ten times the allowance of one, and no more', async () => {
  for (let network = 0; network < 50; network++) expect(await countFrom(inNetwork(network))).toBeLessThanOrEqual(5);
  expect(await countFrom(inNetwork(50))).toBe(6);
  expect(await countFrom(inNetwork(0, 2))).toBe(1);
});

it('a network that used up its own allowance is over it, however much its site has left', async () => {
  for (let request = 0; request < 5; request++) await countFrom(inNetwork(1));
  expect(await countFrom(inNetwork(1))).toBe(6);
});

it('what is given back counts for neither', async () => {
  for (let network = 0; network < 50; network++) {
    await countFrom(inNetwork(network));
    visitors.giveBack(inNetwork(network), 'contact');
  }
  expect(await countFrom(inNetwork(0))).toBe(1);
});

it('what counts for several counts so for the network and for its site', async () => {
  const dear = (network: number) => visitors.count(inNetwork(network), { ...limit, weight: 3 });
  expect((await dear(0)).current).toBe(3);
  expect((await dear(0)).current).toBe(6);
  for (let network = 1; network < 15; network++) await dear(network);
  expect((await dear(15)).current).toBe(6);
});
