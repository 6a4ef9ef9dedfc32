import { expect, it } from 'vitest';
import { createTurnstile } from './turnstile.js';

it('lets so many of a key in, and the others in the order they came', () => {
  const turnstile = createTurnstile();
  const taken: string[] = [];
  const take = (name: string) => () => taken.push(name) > 0;
  expect([turnstile.enter('a', 2), turnstile.enter('a', 2), turnstile.enter('a', 2)]).toEqual([true, true, false]);
  turnstile.wait('a', take('third'));
  turnstile.wait('a', take('fourth'));
  expect(turnstile.enter('b', 2)).toBe(true);
  turnstile.leave('b');
  expect(taken).toEqual([]);
  turnstile.leave('a');
  expect(taken).toEqual(['third']);
  turnstile.leave('a');
  expect(taken).toEqual(['third', 'fourth']);
});

it('passes a place on when who waited for it has gone', () => {
  const turnstile = createTurnstile();
  const taken: string[] = [];
  turnstile.enter('a', 1);
  turnstile.wait('a', () => false);
  turnstile.wait('a', () => taken.push('here') > 0);
  turnstile.leave('a');
  expect(taken).toEqual(['here']);
  expect(turnstile.enter('a', 1)).toBe(false);
  turnstile.leave('a');
  expect(turnstile.enter('a', 1)).toBe(true);
});

it('has a free place again when nobody who waited is left', () => {
  const turnstile = createTurnstile();
  turnstile.enter('a', 1);
  turnstile.wait('a', () => false);
  turnstile.leave('a');
  expect([turnstile.enter('a', 1), turnstile.enter('a', 1)]).toEqual([true, false]);
});
