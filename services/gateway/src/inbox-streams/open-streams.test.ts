import { expect, it } from 'vitest';
import { createOpenStreams, sweepsToHeartbeat } from './open-streams.js';

const owner = { accountId: 'a', sessionId: 's', network: '192.0.2.1', expiresAt: 60_000 };

function output(takes = () => true) {
  const sent = { text: '', end: '' };
  return {
    sent,
    write(text: string) {
      sent.text += text;
      return takes();
    },
    end() {
      sent.end = 'ended';
    },
    destroy() {
      sent.end = 'destroyed';
    },
  };
}
const at = (ms: number) => new Date(ms);
const none = () => false;

it('keeps a quiet stream alive with a comment, and counts from its last event', () => {
  const streams = createOpenStreams({ limitsScale: 1 });
  const { sent, ...out } = output();
  streams.add(owner, out, true);
  const before = sent.text;
  for (let count = 1; count < sweepsToHeartbeat; count++) streams.sweep(at(0), none);
  expect(sent.text).toBe(before);
  streams.sweep(at(0), none);
  expect(sent.text).toBe(`${before}:\n\n`);
  streams.sweep(at(0), none);
  expect(sent.text).toBe(`${before}:\n\n`);
});

it('drops a client that no longer reads', () => {
  const streams = createOpenStreams({ limitsScale: 1 });
  let reads = true;
  const { sent, ...out } = output(() => reads);
  streams.add(owner, out, true);
  reads = false;
  streams.send(7, new Set(['a']));
  expect(sent.end).toBe('destroyed');
  expect(streams.size()).toBe(0);
});

it('ends at the expiry of the token, not before', () => {
  const streams = createOpenStreams({ limitsScale: 1 });
  const { sent, ...out } = output();
  streams.add(owner, out, true);
  streams.sweep(at(59_999), none);
  expect(sent.end).toBe('');
  streams.sweep(at(60_000), none);
  expect(sent.end).toBe('ended');
});

it('multiplies the limits', () => {
  const streams = createOpenStreams({ limitsScale: 2 });
  for (let count = 0; count < 10; count++) {
    expect(streams.fullFor(owner)).toBeNull();
    streams.add(owner, output(), true);
  }
  expect(streams.fullFor(owner)?.message).toContain('too many tabs');
  expect(streams.fullFor({ ...owner, accountId: 'b' })).toBeNull();
});
