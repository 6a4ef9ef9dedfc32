import { expect, it } from 'vitest';
import { inboxStateIn, inboxUrl } from './inbox-url.js';

const start = { stage: null, q: '', order: 'newest', page: 1, request: null } as const;

it('starts with all requests, newest first', () => {
  expect(inboxStateIn(new URLSearchParams('view=requests'))).toEqual(start);
  expect(inboxUrl({ view: 'requests' }, start)).toBe('?view=requests');
});

it('reads what it has written', () => {
  const state = { stage: 'quoted', q: 'fiberglass & tile', order: 'oldest', page: 3, request: 'a1' } as const;
  const url = inboxUrl({ room: 'requests' }, state);
  expect(url).toBe('?room=requests&stage=quoted&q=fiberglass+%26+tile&order=oldest&page=3&request=a1');
  expect(inboxStateIn(new URLSearchParams(url))).toEqual(state);
});

it('takes what it does not know for the start', () => {
  const url = new URLSearchParams(`stage=open&order=best&page=-1&q=%20%20`);
  expect(inboxStateIn(url)).toEqual(start);
});

it('never asks for more words than the API takes', () => {
  expect(inboxStateIn(new URLSearchParams({ q: 'x'.repeat(200) })).q).toHaveLength(80);
});
