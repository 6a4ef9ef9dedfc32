import { expect, it } from 'vitest';
import { crawl } from '../../support/links.js';

it('every link, picture and file of the public pages is there', async () => {
  const { broken, asked } = await crawl(['/', '/us', '/contractor-login', '/admin-login', '/robots.txt'], {
    perShape: 8,
  });
  expect(broken).toEqual([]);
  for (const shape of [/^\/search-results\?/, /^\/pool-contractor\//, /^\/us\/[^/]+\/[^/]+\/pool-contractors$/])
    expect(
      asked.some((path) => shape.test(path)),
      String(shape),
    ).toBe(true);
  // Thousands of URLs, each rendered: a minute on a quiet machine.
}, 240_000);
