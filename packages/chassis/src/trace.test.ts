import { describe, expect, it } from 'vitest';
import { currentTrace, runInTrace, traceFrom, traceparent } from './trace.js';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

it('continues the trace of a header with a span of its own', () => {
  const trace = traceFrom(`00-${traceId}-${parentId}-00`);
  expect(trace).toMatchObject({ traceId, flags: '00' });
  expect(trace.spanId).toMatch(/^[0-9a-f]{16}$/);
  expect(trace.spanId).not.toBe(parentId);
});

it('reads a later version of the header, which may have more fields', () => {
  expect(traceFrom(`cc-${traceId}-${parentId}-01-more`).traceId).toBe(traceId);
});

describe.each([
  ['absent', undefined],
  ['text', 'hello'],
  ['in upper case', `00-${traceId.toUpperCase()}-${parentId}-01`],
  ['of version ff', `ff-${traceId}-${parentId}-01`],
  ['of version 00 with more fields', `00-${traceId}-${parentId}-01-more`],
  ['with a trace of zeros', `00-${'0'.repeat(32)}-${parentId}-01`],
  ['with a parent of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
])('a header that is %s', (_what, header) => {
  it('starts a new trace', () => {
    const trace = traceFrom(header);
    expect(trace.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(trace.traceId).not.toBe(traceId);
  });
});

it('gives the header for the calls of the work inside it, also after waiting', async () => {
  const trace = traceFrom(`00-${traceId}-${parentId}-01`);
  const header = await runInTrace(trace, async () => {
    await Promise.resolve();
    return traceparent();
  });
  expect(header).toBe(`00-${traceId}-${trace.spanId}-01`);
  expect(currentTrace()).toBeUndefined();
  expect(traceparent()).toBeUndefined();
});
