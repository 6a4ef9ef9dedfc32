import { describe, expect, it } from 'vitest';
import { createLocalCounters } from './local-counters.js';

describe('createLocalCounters', () => {
  it('counts each key in its own window and starts again when it ends', () => {
    const counters = createLocalCounters();
    expect(counters.count('a', 1000, 0)).toEqual({ current: 1, ttl: 1000, learned: false });
    expect(counters.count('a', 1000, 400)).toEqual({ current: 2, ttl: 600, learned: false });
    expect(counters.count('b', 1000, 400)).toEqual({ current: 1, ttl: 1000, learned: false });
    expect(counters.count('a', 1000, 1000)).toEqual({ current: 1, ttl: 1000, learned: false });
  });

  it('counts a request for as many as it is told', () => {
    const counters = createLocalCounters();
    expect(counters.count('a', 1000, 0, 3).current).toBe(3);
    expect(counters.count('a', 1000, 0).current).toBe(4);
    expect(counters.count('a', 1000, 0, 3).current).toBe(7);
    counters.learn('a', { current: 3, ttl: 1000 }, 0);
    expect(counters.count('a', 1000, 0).current).toBe(8);
  });

  it('goes on from what all have counted, and not below its own', () => {
    const counters = createLocalCounters();
    counters.count('a', 1000, 0);
    counters.learn('a', { current: 7, ttl: 500 }, 100);
    expect(counters.count('a', 1000, 200)).toEqual({ current: 8, ttl: 400, learned: true });
    counters.learn('a', { current: 1, ttl: 1000 }, 200);
    expect(counters.count('a', 1000, 300)).toEqual({ current: 3, ttl: 300, learned: true });
    expect(counters.count('a', 1000, 600)).toEqual({ current: 1, ttl: 1000, learned: false });
  });

  it('takes back what did not count after all, here or elsewhere', () => {
    const counters = createLocalCounters();
    for (let request = 0; request < 3; request++) counters.count('a', 1000, 0);
    counters.giveBack('a');
    expect(counters.count('a', 1000, 0).current).toBe(3);
    counters.learn('a', { current: 6, ttl: 1000 }, 0);
    counters.learn('a', { current: 5, ttl: 1000 }, 0);
    expect(counters.count('a', 1000, 0).current).toBe(6);
  });

  it('never gives back more than it counted', () => {
    const counters = createLocalCounters();
    counters.count('a', 1000, 0);
    for (let time = 0; time < 3; time++) counters.giveBack('a');
    counters.giveBack('b');
    expect(counters.count('a', 1000, 0).current).toBe(1);
  });

  it('learns nothing of a key that it has forgotten', () => {
    const counters = createLocalCounters();
    counters.learn('a', { current: 7, ttl: 500 }, 0);
    expect(counters.count('a', 1000, 0).current).toBe(1);
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
