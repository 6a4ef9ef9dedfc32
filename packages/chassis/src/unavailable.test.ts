import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { expect, it } from 'vitest';
import { isContention, isUnavailable, UnavailableError } from './unavailable.js';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a name that does not resolve yet', coded('EAI_AGAIN')],
  ['a server that shuts down', coded('57P01')],
  ['too many connections', coded('53300')],
  ['a full disk', coded('53100')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a connection that was closed', new Error('Client was closed and is not queryable')],
  ['a connection that broke in a transaction', new QueryRunnerProviderAlreadyReleasedError()],
  ['a connection that broke before a commit', new QueryRunnerAlreadyReleasedError()],
  ['a pool without free connections', new Error('timeout exceeded when trying to connect')],
  ['our own word for it', new UnavailableError('x')],
  ['any of these as the cause', new Error('x', { cause: coded('ECONNRESET') })],
])('%s means: later', (_what, error) => {
  expect(isUnavailable(error)).toBe(true);
  expect(isContention(error)).toBe(false);
});

it.each([
  ['a statement that took too long', coded('57014')],
  ['a lock that took too long', coded('55P03')],
  ['a deadlock', coded('40P01')],
  ['a transaction that another one overtook', coded('40001')],
  ['a transaction that idled', coded('25P03')],
  ['a transaction that took too long', coded('25P04')],
  ['any of these as the cause', new Error('x', { cause: coded('40P01') })],
])('%s means: in the way of others', (_what, error) => {
  expect(isContention(error)).toBe(true);
  expect(isUnavailable(error)).toBe(false);
});

it.each([
  ['a broken rule', coded('23505')],
  ['a wrong statement', coded('42601')],
  ['any error', new Error('x')],
  ['no error', 'ECONNREFUSED'],
])('%s means: wrong', (_what, error) => {
  expect(isUnavailable(error)).toBe(false);
  expect(isContention(error)).toBe(false);
});
