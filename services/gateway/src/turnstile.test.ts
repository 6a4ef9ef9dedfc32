import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { createTurnstile, type Turnstile } from './turnstile.js';

let turnstile: Turnstile;
let taken: string[];
const take = (name: string) => () => taken.push(name) > 0;
const gone = () => false;
beforeEach(() => {
  turnstile = createTurnstile();
  taken = [];
});

it('lets so many of a key in, and the others in the order they came', () => {
  expect([turnstile.enter('a', 2), turnstile.enter('a', 2), turnstile.enter('a', 2)]).toEqual([true, true, false]);
  turnstile.wait('a', 'pages', take('third'));
  turnstile.wait('a', 'pages', take('fourth'));
  expect(turnstile.enter('b', 2)).toBe(true);
  turnstile.leave('b');
  expect(taken).toEqual([]);
  turnstile.leave('a');
  expect(taken).toEqual(['third']);
  turnstile.leave('a');
  expect(taken).toEqual(['third', 'fourth']);
});

it('serves the lines of a key in turn', () => {
  turnstile.enter('a', 1);
  for (const name of ['page 1', 'page 2', 'page 3']) turnstile.wait('a', 'pages', take(name));
  turnstile.wait('a', 'searches', take('search 1'));
  turnstile.wait('a', 'searches', take('search 2'));
  for (let left = 0; left < 5; left++) turnstile.leave('a');
  expect(taken).toEqual(['page 1', 'search 1', 'page 2', 'search 2', 'page 3']);
});

it('passes a place on when who waited for it has gone, a turn of the event loop later', async () => {
  turnstile.enter('a', 1);
  turnstile.wait('a', 'pages', gone);
  turnstile.wait('a', 'pages', take('here'));
  turnstile.leave('a');
  expect(taken).toEqual([]);
  await turn();
  expect(taken).toEqual(['here']);
  expect(turnstile.enter('a', 1)).toBe(false);
  turnstile.leave('a');
  expect(turnstile.enter('a', 1)).toBe(true);
});

it('has a free place again when nobody who waited is left', async () => {
  turnstile.enter('a', 1);
  turnstile.wait('a', 'pages', gone);
  turnstile.leave('a');
  await turn();
  expect([turnstile.enter('a', 1), turnstile.enter('a', 1)]).toEqual([true, false]);
});
