import { expect, it } from 'vitest';
import { ownSite } from './own-site.js';

it('is known by the one origin that is public', () => {
  expect(ownSite('https://pools.example/')).toEqual({ origins: ['https://pools.example'], rpId: 'pools.example' });
});

it('is known by the name of the computer too where it runs on the own one', () => {
  expect(ownSite('http://127.0.0.1:4000')).toEqual({
    origins: ['http://127.0.0.1:4000', 'http://localhost:4000'],
    rpId: 'localhost',
  });
});
