import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import {
  appliedLineSchema,
  type ListingLine,
  type LoadedLine,
  listingLineSchema,
  loadedLineSchema,
} from '@poolpros/contracts/listing-lines';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyLines } from '../src/import/commands/apply.js';
import { exportedListings } from '../src/import/commands/export.js';
import { fillDirectory } from '../src/import/commands/load.js';
import { readJsonLines } from '../src/import/files/json-lines.js';
import { verify } from '../src/search/commands/verify.js';
import { type Harness, installerFields, startDirectory } from './support.js';

let directory: Harness;
let folder: string;
beforeAll(async () => {
  directory = await startDirectory();
  folder = await mkdtemp(join(tmpdir(), 'lines-'));
});
afterAll(async () => {
  await directory.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => directory.empty());

// A line has no fields that only owners and the staff provide.
const fields = listingLineSchema.strip().parse(installerFields({ sourceId: 'any' }));
const whole = (sourceId: string, change: Partial<ListingLine> = {}): ListingLine => ({
  ...fields,
  sourceId,
  ...change,
});
const loaded = (sourceId: string, change: Partial<LoadedLine> = {}): LoadedLine => ({
  ...whole(sourceId),
  rating: null,
  reviewCount: 0,
  ...change,
});

async function fileOf(lines: readonly unknown[]): Promise<string> {
  const file = join(folder, 'lines.ndjson');
  await writeFile(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return file;
}
const rows = () =>
  directory.database.dataSource.query<Record<string, unknown>[]>('select * from installers order by id');
const published = () => directory.events(contractorChanged.type);
const found = async (name: string) =>
  (await directory.get(`/installers/search?q=${encodeURIComponent(name)}`)).body.total;

describe('load', () => {
  async function load(lines: readonly unknown[]): Promise<string[]> {
    const printed: string[] = [];
    const file = await fileOf(lines);
    await fillDirectory(directory.context, readJsonLines(file, loadedLineSchema), (line) => printed.push(line));
    return printed;
  }

  test('fills an empty directory, which searches find and nobody is told of', async () => {
    const lines = Array.from({ length: 2100 }, (_, index) => loaded(`old-${index + 1}`));
    const printed = await load([
      ...lines,
      '',
      loaded('old-2101', { name: 'Copper Basin Pools', rating: 4.5, reviewCount: 7 }),
      loaded('old-2102', { name: 'Vortexa', status: 'suspended' }),
    ]);
    expect(printed).toEqual(['2102 listings loaded']);
    expect((await rows()).slice(-2)).toMatchObject([
      { id: 2101, source_id: 'old-2101', version: 1, rating: '4.5', review_count: 7, rating_version: 1 },
      { id: 2102, source_id: 'old-2102', status: 'suspended', rating: null, rating_version: 0 },
    ]);
    expect(await found('Copper Basin')).toBe(1);
    expect(await found('vortexa')).toBe(0);
    expect(await published()).toEqual([]);
    await verify(directory.context);
    expect((await directory.add()).id).toBe(2103);
  });

  test('stores nothing in a directory that holds listings', async () => {
    await directory.add();
    await expect(load([loaded('a')])).rejects.toThrow('the directory is not empty');
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    ['that is no JSON', '{', 'line 2: is no JSON'],
    ['of an unknown state', loaded('b', { stateSlug: 'atlantis' }), 'line 2: stateSlug: is no known state'],
    ['that lacks a field', { sourceId: 'b' }, 'line 2: status: '],
  ])('stores nothing of a file with a line %s', async (_, line, message) => {
    await expect(load([loaded('a'), line])).rejects.toThrow(message);
    expect(await rows()).toEqual([]);
  });
});

describe('apply', () => {
  async function apply(lines: readonly unknown[]): Promise<string[]> {
    const printed: string[] = [];
    const file = await fileOf(lines);
    await applyLines(directory.context, readJsonLines(file, appliedLineSchema), (line) => printed.push(line));
    return printed;
  }

  test('adds and changes listings, tells what became of each, and announces them', async () => {
    const printed = await apply([
      whole('a', { name: 'Copper Basin Pools' }),
      { sourceId: 'a', status: 'suspended' },
      { sourceId: 'a', status: 'suspended' },
    ]);
    expect(printed).toEqual(['a new', 'a changed', 'a unchanged']);
    expect(await rows()).toMatchObject([
      { source_id: 'a', version: 2, status: 'suspended', name: 'Copper Basin Pools' },
    ]);
    expect((await published()).map((event) => event.data.status)).toEqual(['published', 'suspended']);
    expect(await found('Copper Basin')).toBe(0);
  });

  test('holds phones and hours to the rules of forms', async () => {
    const specialHours = { byAppointment: ['sun'], seasons: [], dates: [] };
    await apply([whole('a', { phone: '1-800-FLOWERS x12' }), { sourceId: 'a', specialHours }]);
    expect(await rows()).toMatchObject([
      { phone: '+18003569377', phone_extension: '12', phone_words: '1-800-FLOWERS', special_hours: specialHours },
    ]);
    await apply([{ sourceId: 'a', phone: '+15125550142' }]);
    expect(await rows()).toMatchObject([{ phone: '+15125550142', phone_extension: null, phone_words: null }]);
    await expect(apply([{ sourceId: 'a', phone: '416-555-0142' }])).rejects.toThrow('a: phone: enter a US phone');
    const day = { day: 'mon', opens: '08:00', closes: '12:00' };
    await expect(apply([{ sourceId: 'a', hours: [day, day] }])).rejects.toThrow('line 1: hours.1.opens: change the');
  });

  test('ends at a new listing that is not stated whole; what came before stays', async () => {
    const { name, ...nameless } = whole('b');
    await expect(apply([whole('a'), nameless, whole('c')])).rejects.toThrow('b: is new, and name is not stated');
    expect((await rows()).map((row) => row.source_id)).toEqual(['a']);
  });
});

test('export gives every listing with its version, whatever its status', async () => {
  const first = await directory.add({ name: 'Copper Basin Pools' });
  await directory.add({ status: 'removed' });
  const items = [];
  for await (const page of exportedListings(directory.context)) items.push(...page);
  expect(items).toMatchObject([
    { version: 1, snapshot: { id: first.id, name: 'Copper Basin Pools', status: 'published', email: null } },
    { version: 1, snapshot: { status: 'removed' } },
  ]);
});
