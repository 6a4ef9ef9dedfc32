import { expect, it } from 'vitest';
import { createLog } from './log.js';
import { runInTrace, traceFrom } from './trace.js';

function recorded(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  const destination = { write: (line: string) => lines.push(line) };
  write(createLog({ service: 'directory', level: 'info', destination }));
  return JSON.parse(lines[0] ?? '{}');
}

it('says which service speaks, when and how loud', () => {
  expect(recorded((log) => log.info({ eventId: 'e1' }, 'event handled'))).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    service: 'directory',
    eventId: 'e1',
    msg: 'event handled',
  });
});

it('carries the trace id of the work at hand', () => {
  const trace = traceFrom(undefined);
  expect(recorded((log) => runInTrace(trace, () => log.info('x'))).traceId).toBe(trace.traceId);
  expect(recorded((log) => log.info('x'))).not.toHaveProperty('traceId');
});

it.each([
  [(secret: string) => ({ email: secret })],
  [(secret: string) => ({ body: { phone: secret, name: 'x' } })],
  [(secret: string) => ({ request: { headers: { authorization: secret, cookie: secret, 'set-cookie': secret } } })],
  [(secret: string) => ({ a: { b: { c: { token: secret, password: secret } } } })],
  [(secret: string) => ({ list: [{ email: secret }], contactEmail: secret, accessToken: secret })],
])('removes personal data and secrets at any depth it looks at', (fields) => {
  const line = JSON.stringify(recorded((log) => log.info(fields('S3CRET'), 'x')));
  expect(line).not.toContain('S3CRET');
  expect(line).toContain('[removed]');
});

it('leaves out what is nested too deep to look at', () => {
  const line = recorded((log) => log.info({ a: { b: { c: { d: { e: 'S3CRET' } } } } }, 'x'));
  expect(line.a).toEqual({ b: { c: { d: '[too deep]' } } });
});

it('removes them from the bindings of a child too', () => {
  expect(JSON.stringify(recorded((log) => log.child({ email: 'S3CRET' }).info('x')))).not.toContain('S3CRET');
});

it('keeps the parameters of a failed statement out of the line', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "accounts_email"'), {
    code: '23505',
    constraint: 'accounts_email',
    parameters: ['jane@example.com'],
    detail: 'Key (email)=(jane@example.com) already exists.',
    cause: Object.assign(new Error('inner'), { parameters: ['jane@example.com'] }),
  });
  const line = recorded((log) => log.error({ err: error }, 'request failed'));
  expect(JSON.stringify(line)).not.toContain('jane');
  expect(line.err).toMatchObject({ code: '23505', constraint: 'accounts_email', cause: { message: 'inner' } });
});

it.each([
  ['no page at /reset-password/', 'q0fC3o3s8mTnX2vB-1aZ9yKdLwEeRrTtYyUuIiOoPp4', ''],
  ['no thread ', 'q0fC3o3s8m'.repeat(7), ''],
  ['no list ', `${'q0fC3o3s8m'.repeat(8)}Tn-X2v`, ''],
  ['refused key ', 'ppk_q0fC3o3s8mTnX2vB-1aZ9yKdLwEeRrTtYyUuIiOoPp4', ' of a business'],
  ['refused token ', 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', ' of a visitor'],
  ['cannot connect to smtps://', 'shop:p4ss', '@mail.example.com:465'],
  ['550 5.1.1 <', 'jane.doe+pool@example.com', '>: no such user'],
])('removes what the text of an error quotes: %s', (before, secret, after) => {
  const error = new Error(`${before}${secret}${after}`, { cause: new Error(`${secret}${after}`) });
  const line = recorded((log) => log.error({ err: error }, 'request failed'));
  expect(JSON.stringify(line)).not.toContain(secret);
  expect(line.err).toMatchObject({ message: `${before}[removed]${after}` });
});

it('leaves the text of an error alone that quotes none', () => {
  const text =
    'directory:8080 responded with 500 to 01a201b9-4689-7a99-947d-0484802690e4 in node_modules/@nats-io/nats-core';
  const line = recorded((log) => log.error({ err: new Error(text) }, 'request failed'));
  expect(line.err).toMatchObject({ message: text, stack: expect.stringContaining('log.test.ts') });
});
