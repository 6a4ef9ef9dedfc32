import { describe, expect, it } from 'vitest';
import { createLocalCounters } from './local-counters.js';

describe('createLocalCounters', () => {
  it('counts each key in its own window and starts again when it ends', () => {
    const counters = createLocalCounters();
    expect(counters.count('a', 1000, 0)).toEqual({ current: 1, ttl: 1000 });
    expect(counters.count('a', 1000, 400)).toEqual({ current: 2, ttl: 600 });
    expect(counters.count('b', 1000, 400)).toEqual({ current: 1, ttl: 1000 });
    expect(counters.count('a', 1000, 1000)).toEqual({ current: 1, ttl: 1000 });
  });

  it('never holds more keys than its capacity and forgets the one that was seen first', () => {
    const counters = createLocalCounters(2);
    counters.count('first', 1000, 0);
    counters.count('second', 1000, 0);
    counters.count('third', 1000, 0);
    expect(counters.count('second', 1000, 0).current).toBe(2);
    expect(counters.count('first', 1000, 0).current).toBe(1);
  });
});
