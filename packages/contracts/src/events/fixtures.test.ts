import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as accounts from './accounts.js';
import type { EventDefinition } from './define.js';
import { defineEvent, isInStream } from './define.js';
import * as directory from './directory.js';
import * as reviews from './reviews.js';

const isDefinition = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'envelope' in value && 'stream' in value;
const definitions = [accounts, directory, reviews].flatMap((module) => Object.values(module).filter(isDefinition));

const folder = new URL('../../fixtures/events/', import.meta.url);
const sampleOf = (type: string): unknown => JSON.parse(readFileSync(new URL(`${type}.json`, folder), 'utf8'));

describe('golden samples', () => {
  it('exist for every event and for nothing else', () => {
    const names = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
    expect(names.sort()).toEqual(definitions.map((definition) => definition.type).sort());
  });

  it.each(definitions)('$type parses its sample without dropping a field', (definition) => {
    const sample = sampleOf(definition.type);
    expect(definition.envelope.parse(sample)).toEqual(sample);
  });

  it.each(definitions)('$type drops fields it does not know', (definition) => {
    const sample = sampleOf(definition.type) as { data: object };
    const parsed = definition.envelope.parse({ ...sample, data: { ...sample.data, later: 1 } });
    expect(parsed.data).not.toHaveProperty('later');
  });
});

describe('defineEvent', () => {
  it.each(['directory.contractor.v1', 'reviews.review.published.v1', 'directory.Contractor.changed.v1'])(
    'rejects %s in the stream of directory',
    (type) => {
      const anyEvent = directory.contractorChanged.data;
      expect(() => defineEvent(directory.directoryStream, type, anyEvent)).toThrow('is not an event name');
    },
  );

  it('rejects an event that its stream does not hold', () => {
    const facts = { ...directory.directoryStream, nouns: ['submission'] };
    expect(() => defineEvent(facts, 'directory.contractor.changed.v1', directory.contractorChanged.data)).toThrow(
      'is not an event of the stream DIRECTORY',
    );
  });
});

describe('streams', () => {
  const streams = [...new Set(definitions.map((definition) => definition.stream))];

  it('of one service share no subject', () => {
    for (const { type } of definitions)
      expect(streams.filter((stream) => isInStream(stream, type)).map(({ name }) => name)).toHaveLength(1);
  });

  it.each(streams)('$name keeps the newest state of each aggregate, or facts for a time', (stream) => {
    expect(stream.maxPerAggregate === 1).toBe(stream.maxAgeDays === null);
  });
});

describe('isInStream', () => {
  const stream = { ...directory.directoryStream, nouns: ['submission', 'contact_request'] };

  it.each([
    ['directory.submission.received.v1.7', true],
    ['directory.contact_request.created.v1.7', true],
    ['directory.contractor.changed.v1.7', false],
    ['reviews.submission.received.v1.7', false],
    ['directory', false],
  ])('says of %s: %s', (subject, expected) => {
    expect(isInStream(stream, subject)).toBe(expected);
    expect(isInStream({ ...stream, nouns: null }, subject)).toBe(subject.startsWith('directory.'));
  });
});
