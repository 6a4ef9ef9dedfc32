import { beforeEach, expect, it } from 'vitest';
import { createRecentCalls, type RecentCalls, type Sign } from './recent-calls.js';

let time: number;
let calls: RecentCalls;
beforeEach(() => {
  time = 1_000_000;
  calls = createRecentCalls(() => time);
});
function call(sign: Sign, count = 1): void {
  for (let at = 0; at < count; at++) {
    calls.begin();
    calls.end(sign);
  }
}

it('fail when more than half of ten found nobody', () => {
  call('error', 9);
  expect(calls.areFailing()).toBe(false);
  call('error');
  expect(calls.areFailing()).toBe(true);
  call('answer', 10);
  expect(calls.areFailing()).toBe(false);
});

it('do not fail because of errors that are long past', () => {
  call('error', 9);
  time += 2100;
  call('error');
  expect(calls.areFailing()).toBe(false);
});

it('do not fail however many are late, as long as one in two seconds is answered', () => {
  for (let seconds = 0; seconds < 60; seconds++) {
    call('timeout', 500);
    if (seconds % 2 === 0) call('answer');
    expect(calls.areFailing()).toBe(false);
    time += 950;
  }
});

it('fail when nothing at all was answered for two seconds', () => {
  call('answer', 50);
  calls.begin();
  time += 1900;
  call('timeout', 10);
  expect(calls.areFailing()).toBe(false);
  time += 100;
  call('timeout');
  expect(calls.areFailing()).toBe(true);
});

it('do not fail at once after a time without any', () => {
  call('timeout');
  time += 60_000;
  call('timeout', 20);
  expect(calls.areFailing()).toBe(false);
});
