import { expect, it } from 'vitest';
import { crawl, type Head } from '../../support/links.js';

/** The pages whose title or description is that of another one. */
function alike(heads: readonly Head[], part: 'title' | 'description'): string[] {
  const pages = new Map<string, Head[]>();
  for (const head of heads) pages.set(head[part], [...(pages.get(head[part]) ?? []), head]);
  return [...pages].flatMap(([text, same]) =>
    same.length > 1 ? `${same.map(({ path }) => path).join(' and ')}: ${text}` : [],
  );
}

it('every link, picture and file of the public pages is there, and each page has a title and description of its own that search engines show whole', async () => {
  const { broken, asked, heads, duplicates } = await crawl(
    ['/', '/us', '/contractor-login', '/admin-login', '/robots.txt'],
    {
      perShape: 4,
    },
  );
  expect(broken).toEqual([]);
  expect(duplicates).toEqual([]);
  expect(heads.length).toBeGreaterThan(500);
  expect(heads.filter(({ title }) => title.length < 10 || title.length > 60)).toEqual([]);
  expect(heads.filter(({ description }) => description.length < 40 || description.length > 155)).toEqual([]);
  expect(alike(heads, 'title')).toEqual([]);
  expect(alike(heads, 'description')).toEqual([]);
  for (const shape of [/^\/search-results\?/, /^\/pool-contractor\//, /^\/us\/[^/]+\/[^/]+\/pool-contractors$/])
    expect(
      asked.some((path) => shape.test(path)),
      String(shape),
    ).toBe(true);
  // Thousands of URLs, each rendered: a minute on a quiet machine.
});
