import { eventually } from '@poolpros/chassis/testing/eventually';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { randomSnapshot } from '@poolpros/search-rules/testing/snapshots';
import { createRandom } from '@poolpros/seed-data/random';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { reindex } from '../src/commands/reindex.js';
import { verify } from '../src/commands/verify.js';
import { indicesOf, nextAlias } from '../src/index/aliases.js';
import { defineIndex } from '../src/index/definition.js';
import { fieldTypes } from '../src/index/mapping.js';
import { compareWithRecord } from '../src/index/verify.js';
import { writeChanges } from '../src/index/writer.js';
import { search as definition } from '../src/service.js';
import { type SearchService, startSearch } from './support/search-service.js';

let service: SearchService;
const differences = async () => (await compareWithRecord(service.context)).differences;

describe('events', () => {
  beforeAll(async () => {
    service = await startSearch();
    await service.startIndex();
    await service.startConsumer();
  });
  afterAll(() => service.stop());

  const named = async (name: string) => (await service.search({ location: name })).installers;
  /** The stream keeps the last event of a contractor: one that is to be handled before an older one has to be waited for. */
  async function arrive(version: number, listing: ContractorSnapshot) {
    await service.publish(version, listing);
    await service.settled();
  }

  test('make a contractor searchable', async () => {
    await service.change(sampleSnapshot({ id: 1, name: 'Quartz Pools' }));
    await eventually(async () => (await named('Quartz Pools')).length === 1);
    expect((await named('Quartz Pools'))[0]).toMatchObject({ id: 1, rating: 4.6 });
  });

  test('leave the newest version, in whatever order they come and however often', async () => {
    const version = (rating: number) => sampleSnapshot({ id: 2, name: 'Marble Pools', rating });
    await arrive(3, version(3));
    await arrive(1, version(1));
    await arrive(3, version(3));
    await arrive(2, version(2));
    expect(await named('Marble Pools')).toEqual([expect.objectContaining({ id: 2, rating: 3 })]);
  });

  test('that come together are written together', async () => {
    const bulk = vi.spyOn(service.context.elasticsearch, 'bulk');
    const snapshots = Array.from({ length: 200 }, (_, index) =>
      sampleSnapshot({ id: 100 + index, name: 'Slate Spas' }),
    );
    await Promise.all(snapshots.map((snapshot) => service.publish(1, snapshot)));
    await service.settled();
    expect((await service.search({ location: 'Slate Spas' })).total).toBe(200);
    expect(bulk.mock.calls.length).toBeLessThan(snapshots.length / 2);
    bulk.mockRestore();
  });

  test('remove a contractor for good: an older event that comes late does not bring it back', async () => {
    const listing = sampleSnapshot({ id: 3, name: 'Granite Pools' });
    await arrive(1, listing);
    expect(await named('Granite Pools')).toHaveLength(1);
    await arrive(3, { ...listing, status: 'removed' });
    await arrive(2, listing);
    expect(await named('Granite Pools')).toEqual([]);
  });

  test('bring a suspended contractor back when it is published again', async () => {
    const listing = sampleSnapshot({ id: 4, name: 'Basalt Pools' });
    await arrive(1, { ...listing, status: 'suspended' });
    expect(await named('Basalt Pools')).toEqual([]);
    await arrive(2, listing);
    expect(await named('Basalt Pools')).toHaveLength(1);
  });

  test('put a contractor that pauses behind the others, with its day, and find a closed one by its name alone', async () => {
    const place = { latitude: 64.84, longitude: -147.72, serviceRadius: 25 };
    const until = '2027-05-03T05:00:00.000Z';
    const listing = sampleSnapshot({ ...place, id: 5, name: 'Gneiss Pools', rating: 5, reviewCount: 90 });
    await service.publish(1, sampleSnapshot({ ...place, id: 6, name: 'Shale Pools', rating: 3, reviewCount: 9 }));
    await service.publish(1, listing);
    await service.settled();
    const near = async (query: object = {}) => {
      const { installers, total } = await service.search({ lat: '64.84', lon: '-147.72', distance: '25', ...query });
      return [total, ...installers.map(({ id, availability }) => [id, availability?.status])];
    };
    expect(await near()).toEqual([2, [5, undefined], [6, undefined]]);
    await service.publish(2, { ...listing, status: 'paused', availability: { status: 'paused', until } });
    await service.settled();
    for (const sortBy of ['rating', 'distance', 'reviews', 'name'])
      expect(await near({ sortBy })).toEqual([2, [6, undefined], [5, 'paused']]);
    const closed = { status: 'closed', since: until } as const;
    await service.publish(3, { ...listing, status: 'closed', availability: closed });
    await service.settled();
    expect(await near()).toEqual([1, [6, undefined]]);
    expect(await near({ q: 'gneiss' })).toEqual([1, [5, 'closed']]);
    expect(await near({ q: 'gneis' })).toEqual([1, [5, 'closed']]);
  });
});

describe('replay', () => {
  beforeAll(async () => {
    service = await startSearch();
    await service.startIndex();
  });
  afterAll(() => service.stop());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('indexes the one event that is named by its place in the stream', async () => {
    await service.publish(1, sampleSnapshot({ id: 1, name: 'Onyx Pools' }));
    await service.publish(1, sampleSnapshot({ id: 2, name: 'Jasper Pools' }));
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await definition.commands.replay?.(service.context, ['DIRECTORY', '2']);
    expect(print).toHaveBeenCalledWith('DIRECTORY 2: handled\n');
    const { elasticsearch, config } = service.context;
    await elasticsearch.indices.refresh({ index: config.SEARCH_INDEX });
    expect((await service.search()).installers.map(({ name }) => name)).toEqual(['Jasper Pools']);
  });
});

describe('a rebuild', () => {
  const random = createRandom(7);
  const published = (id: number) => ({ ...randomSnapshot(random, id), status: 'published' as const });

  beforeEach(async () => {
    service = await startSearch({ pageSize: 25 });
    for (let id = 1; id <= 300; id++) service.record.save(published(id));
    await service.startIndex();
    await service.startConsumer();
  });
  afterEach(() => service.stop());

  /** Work whose failure fails the test that stops it, and not the run of a test that has failed before. */
  const ignoreUntilStopped = (work: Promise<unknown>): void => void work.catch(() => null);

  /** Changes, adds and removes contractors until stopped. */
  function keepWriting(): { stop(): Promise<number> } {
    let writing = true;
    let writes = 0;
    let newest = 300;
    const done = (async () => {
      while (writing) {
        const chosen = published(random.between(1, newest));
        await service.change(random.chance(0.1) ? { ...chosen, status: 'removed' } : chosen);
        if (random.chance(0.2)) await service.change(published(++newest));
        writes++;
        await service.keepingUp();
      }
    })();
    ignoreUntilStopped(done);
    return {
      async stop() {
        writing = false;
        await done;
        return writes;
      },
    };
  }

  /** Searches until stopped, and returns the smallest number of listings. A busy machine may refuse a search, which is repeated. */
  function keepSearching(): { stop(): Promise<number> } {
    let searching = true;
    let least = Number.POSITIVE_INFINITY;
    const done = (async () => {
      while (searching) least = Math.min(least, (await service.search()).total);
    })();
    ignoreUntilStopped(done);
    return {
      async stop() {
        searching = false;
        await done;
        return least;
      },
    };
  }

  test('loses no write and shows no empty index while contractors change', async () => {
    const { elasticsearch, config } = service.context;
    const before = await indicesOf(elasticsearch, config.SEARCH_INDEX);
    // Rows change, and move to places whose page has been read or not yet.
    service.record.beforePage = async (rowsBefore) => {
      if (rowsBefore > 0) await service.change(published(random.between(1, 300)));
    };
    const writer = keepWriting();
    const searcher = keepSearching();
    await reindex(service.context);
    const least = await searcher.stop();
    const writes = await writer.stop();
    await service.settled();

    expect(await differences()).toEqual([]);
    expect(writes).toBeGreaterThan(20);
    expect(least).toBeGreaterThan(150);
    const after = await indicesOf(elasticsearch, config.SEARCH_INDEX);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    expect(await indicesOf(elasticsearch, nextAlias(config.SEARCH_INDEX))).toEqual([]);
    expect(await elasticsearch.indices.exists({ index: before })).toBe(false);
  });

  test('of an index that was wiped while contractors change loses no write either', async () => {
    const { elasticsearch, config } = service.context;
    const writer = keepWriting();
    await elasticsearch.indices.delete({ index: await indicesOf(elasticsearch, config.SEARCH_INDEX) });
    expect((await service.app.inject({ url: '/installers/search-enhanced' })).statusCode).toBe(503);
    expect(await service.ready()).toBe(false);
    await service.warm();
    expect((await service.search()).total).toBeGreaterThan(150);
    await writer.stop();
    await service.settled();
    expect(await differences()).toEqual([]);
  });

  test('discards what an interrupted one left behind', async () => {
    const { elasticsearch, config } = service.context;
    service.record.beforePage = async (rowsBefore) => {
      if (rowsBefore >= 100) throw new Error('directory went away');
    };
    await expect(reindex(service.context)).rejects.toThrow();
    const [abandoned] = await indicesOf(elasticsearch, nextAlias(config.SEARCH_INDEX));
    expect(await differences().catch(() => 'directory is away')).toBe('directory is away');
    service.record.beforePage = async () => undefined;

    await reindex(service.context);
    expect(await elasticsearch.indices.exists({ index: String(abandoned) })).toBe(false);
    expect(await differences()).toEqual([]);
  });

  test('that a newer one replaced does not publish its index', async () => {
    const { elasticsearch, config } = service.context;
    let overtaken = false;
    service.record.beforePage = async (rowsBefore) => {
      if (rowsBefore !== 100 || overtaken) return;
      overtaken = true;
      await reindex(service.context);
    };
    await expect(reindex(service.context)).rejects.toThrow();
    expect(await differences()).toEqual([]);
    expect(await indicesOf(elasticsearch, config.SEARCH_INDEX)).toHaveLength(1);
  });
});

describe('verify', () => {
  beforeAll(async () => {
    service = await startSearch({ pageSize: 2 });
    for (let id = 1; id <= 5; id++) service.record.save(sampleSnapshot({ id }));
    await service.startIndex();
  });
  afterAll(() => service.stop());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('agrees with an index that holds what the record holds', async () => {
    expect(await printed(() => verify(service.context))).toEqual(['5 installers compared, 0 different']);
  });

  test('prints and fails on what is older, missing, too much or wrong in the index', async () => {
    service.record.save(sampleSnapshot({ id: 2, rating: 3 }));
    service.record.save(sampleSnapshot({ id: 6 }));
    await writeChanges(service.context, [{ version: 4, snapshot: sampleSnapshot({ id: 9 }) }]);
    await spoil(4);
    expect(await printed(() => verify(service.context))).toEqual([
      'installer 2: record 2, index 1, differs in card, facets, rankScore, rating',
      'installer 4: record 1, index 1, differs in reach, words',
      'installer 6: record 1, index missing',
      'installer 9: record missing, index 4',
      '6 installers compared, 4 different',
      'the index differs from the record',
    ]);
    expect(await printed(() => verify(service.context, ['--id', '4']))).toEqual([
      'installer 4: record 1, index 1, differs in reach, words',
      '1 installers compared, 1 different',
      'the index differs from the record',
    ]);
    for (const id of ['2', '4', '6', '9'])
      expect(await printed(() => reindex(service.context, ['--id', id]))).toEqual([
        '1 installers compared, 0 different',
      ]);
    expect(await differences()).toEqual([]);
  });

  test('tells nothing of a change whose event is under way', async () => {
    const changed = sampleSnapshot({ id: 3, name: 'Gneiss Pools' });
    const version = service.record.save(changed);
    const comparing = printed(() => verify(service.context));
    await writeChanges(service.context, [{ version, snapshot: changed }]);
    expect(await comparing).toEqual(['6 installers compared, 0 different']);
  });

  test('rejects an index that another definition made', async () => {
    const indexDefinition = defineIndex({
      number: 99,
      properties: fieldTypes,
      documentOf: ({ id }) => ({ id, status: 'removed' }),
    });
    await expect(verify({ ...service.context, indexDefinition })).rejects.toThrow('it is older');
  });

  /** Overwrites the document of a listing with other content at its version. */
  async function spoil(id: number): Promise<void> {
    const { elasticsearch, config } = service.context;
    const { _source, _version = 0 } = await elasticsearch.get<object>({ index: config.SEARCH_INDEX, id: String(id) });
    await elasticsearch.index({
      index: config.SEARCH_INDEX,
      id: String(id),
      version: _version,
      version_type: 'external_gte',
      document: { ..._source, reach: 1, words: ['nothing'] },
    });
  }

  /** The lines that a command prints, and its error. */
  async function printed(command: () => Promise<void>): Promise<string[]> {
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const failure = await command().then(
      () => [],
      (error: Error) => [error.message],
    );
    const lines = print.mock.calls.map(([line]) => String(line).trimEnd());
    print.mockRestore();
    return [...lines, ...failure];
  }
});
