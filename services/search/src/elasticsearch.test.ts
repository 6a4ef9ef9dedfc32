import { errors } from '@elastic/elasticsearch';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { expect, test } from 'vitest';
import { engineFailure } from './elasticsearch.js';

const answered = (statusCode: number) =>
  new errors.ResponseError({
    statusCode,
    body: { error: { type: 'some_exception', reason: 'because' }, status: statusCode },
    headers: {},
    warnings: null,
    meta: {
      context: null,
      name: 'test',
      request: { params: { method: 'GET', path: '/' }, options: {}, id: 1 },
      connection: null,
      attempts: 0,
      aborted: false,
    },
  });

test.each([
  { error: new errors.ConnectionError('refused'), why: 'it cannot be reached' },
  { error: new errors.TimeoutError('too long'), why: 'it takes too long' },
  { error: answered(404), why: 'the index does not exist yet' },
  { error: answered(429), why: 'it has too much to do' },
  { error: answered(503), why: 'a shard is not there' },
])('counts Elasticsearch as unavailable when $why', ({ error }) => {
  const failure = engineFailure(error);
  expect(failure).toBeInstanceOf(UnavailableError);
  expect(failure).toMatchObject({ cause: error });
});

test('leaves a refused query as it is, because it would fail again', () => {
  const error = answered(400);
  expect(engineFailure(error)).toBe(error);
});
