import { expect, test } from 'vitest';
import { parseSender } from './sender.js';

test.each([
  [
    'PoolPros <hello@poolpros.example>',
    { name: 'PoolPros', address: 'hello@poolpros.example', domain: 'poolpros.example' },
  ],
  ['"Pool Pros" <a@b.example>', { name: 'Pool Pros', address: 'a@b.example', domain: 'b.example' }],
  [' a@b.example ', { name: '', address: 'a@b.example', domain: 'b.example' }],
])('reads %j', (text, sender) => {
  expect(parseSender(text)).toEqual(sender);
});

test.each(['', 'PoolPros', 'PoolPros <hello>', 'a@b@c', 'A\r\nBcc: x <a@b.example>'])('rejects %j', (text) => {
  expect(parseSender(text)).toBeNull();
});
