import { eventually } from '@poolpros/chassis/testing/eventually';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reindex } from '../src/commands/reindex.js';
import type { Context } from '../src/context.js';
import { discard, indicesOf, nextAlias, publishIndex } from '../src/index/aliases.js';
import { defineIndex, installersIndex } from '../src/index/definition.js';
import { documentOf } from '../src/index/document.js';
import { fieldTypes } from '../src/index/mapping.js';
import { keepIndex } from '../src/index/rebuild.js';
import { writeChanges } from '../src/index/writer.js';
import { type SearchService, startSearch } from './support/search-service.js';

/** The next version of the program, with another rule for words: every installer has the word `later`. */
const laterIndex = defineIndex({
  number: installersIndex.number + 1,
  properties: fieldTypes,
  documentOf(snapshot) {
    const document = documentOf(snapshot);
    return document.status === 'published' ? { ...document, words: [...document.words, 'later'] } : document;
  },
});
const running = new AbortController().signal;

let service: SearchService;
let now: Context;
let later: Context;
beforeEach(async () => {
  service = await startSearch({ pageSize: 1 });
  now = service.context;
  later = { ...now, indexDefinition: laterIndex };
  for (let id = 1; id <= 3; id++) service.record.save(sampleSnapshot({ id, name: 'Slate Pools' }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service.stop();
});

const searched = () => indicesOf(now.elasticsearch, now.config.SEARCH_INDEX);
const next = () => indicesOf(now.elasticsearch, nextAlias(now.config.SEARCH_INDEX));
async function found(word: string): Promise<number> {
  await now.elasticsearch.indices.refresh({ index: now.config.SEARCH_INDEX });
  await service.warm();
  return (await service.search({ q: word })).total;
}

test('an index without a definition is searched until one has been made from the record', async () => {
  const { elasticsearch, config } = now;
  const old = `${config.SEARCH_INDEX}-old`;
  await elasticsearch.indices.create({ index: old, aliases: { [config.SEARCH_INDEX]: {} } });
  await service.startIndex();
  await eventually(async () => (await service.search({ q: 'slate' })).total === 3);
  expect(await searched()).not.toContain(old);
  await eventually(async () => !(await elasticsearch.indices.exists({ index: old })));
});

test('an index is made anew when the rule that makes its documents has changed, and only then', async () => {
  expect(await keepIndex(now, running)).toBe('missing');
  const before = await searched();
  expect(await keepIndex(now, running)).toBe('current');
  expect([await searched(), await found('later')]).toEqual([before, 0]);
  expect(await keepIndex(later, running)).toBe('older');
  expect([await searched(), await found('later')]).toEqual([[expect.not.stringMatching(String(before))], 3]);
});

test('an index that a process left behind without an alias does not keep its name from being used', async () => {
  await now.elasticsearch.indices.create({ index: `${now.config.SEARCH_INDEX}-${installersIndex.hash}` });
  await keepIndex(now, running);
  expect(await found('slate')).toBe(3);
});

describe('two versions at once', () => {
  test('agree on the newer index', async () => {
    await keepIndex(now, running);
    await keepIndex(later, running);
    const newer = await searched();
    for (let turn = 0; turn < 3; turn++) {
      expect(await keepIndex(now, running)).toBe('newer');
      expect(await keepIndex(later, running)).toBe('current');
    }
    expect(await searched()).toEqual(newer);
  });

  test("do not discard each other's unfinished index", async () => {
    service.record.beforePage = async (rowsBefore) => {
      if (rowsBefore === 1) expect(await keepIndex(now, running)).toBe('newer');
    };
    await keepIndex(later, running);
    expect(await found('later')).toBe(3);
  });

  test('bring a change into the newer index, whichever of them gets its event', async () => {
    await keepIndex(now, running);
    const change = sampleSnapshot({ id: 1, name: 'Basalt Pools' });
    const item = { version: 2, snapshot: change };
    service.record.beforePage = async (rowsBefore) => {
      if (rowsBefore !== 1) return;
      // Its row has been read already. If its event counted as handled, the newer index would miss the change.
      service.record.save(change);
      for (const each of [now, later])
        await expect(writeChanges(each, [item])).rejects.toBeInstanceOf(UnavailableError);
    };
    await keepIndex(later, running);
    await expect(writeChanges(now, [item])).rejects.toBeInstanceOf(UnavailableError);
    await writeChanges(later, [item]);
    expect([await found('basalt'), await found('later')]).toEqual([1, 3]);
  });

  test('leave no document of a version that marks none in the index that is filled', async () => {
    const { elasticsearch, config } = now;
    service.record.beforePage = async (rowsBefore) => {
      if (rowsBefore !== 0) return;
      const document = documentOf(sampleSnapshot({ id: 1, name: 'Slate Pools' }));
      await elasticsearch.index({
        index: nextAlias(config.SEARCH_INDEX),
        id: '1',
        version: 1,
        version_type: 'external',
        document,
      });
    };
    await keepIndex(later, running);
    expect(await found('later')).toBe(3);
  });

  test('go back on command', async () => {
    await keepIndex(later, running);
    await reindex(now);
    expect(await found('later')).toBe(0);
    expect(await keepIndex(now, running)).toBe('current');
  });
});

describe('discarding', () => {
  test('an unfinished index leaves one that was published meanwhile', async () => {
    const { elasticsearch, config } = now;
    await keepIndex(now, running);
    const index = `${config.SEARCH_INDEX}-2`;
    await elasticsearch.indices.create({
      index,
      aliases: { [nextAlias(config.SEARCH_INDEX)]: {} },
      mappings: laterIndex.mappings,
    });
    const { getAlias } = elasticsearch.indices;
    vi.spyOn(elasticsearch.indices, 'getAlias').mockImplementationOnce(async (...parameters: unknown[]) => {
      const listed = await Reflect.apply(getAlias, elasticsearch.indices, parameters);
      await publishIndex(elasticsearch, config.SEARCH_INDEX, index);
      return listed;
    });
    await discard(elasticsearch, nextAlias(config.SEARCH_INDEX));
    expect(await searched()).toEqual([index]);
  });

  test('an unfinished index deletes it', async () => {
    const { elasticsearch, config } = now;
    const index = `${config.SEARCH_INDEX}-2`;
    await elasticsearch.indices.create({ index, aliases: { [nextAlias(config.SEARCH_INDEX)]: {} } });
    await discard(elasticsearch, nextAlias(config.SEARCH_INDEX));
    expect([await next(), await elasticsearch.indices.exists({ index })]).toEqual([[], false]);
  });
});
