import { isPage } from '@poolpros/contracts/page-table';
import { matchRoute } from '@poolpros/contracts/route-match';
import { expect, it } from 'vitest';
import { loadTextPages } from './text-pages.js';

const paths = (await loadTextPages()).map(({ path }) => path);

it('lists each page once, and none that search engines may not index', () => {
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const row = matchRoute(path)?.row;
    expect(row && isPage(row) && row.index, path).toMatch(/always|by-data/);
  }
});

it('lists what each job costs, and the ways to pay that a state changes', () => {
  expect(paths).toContain('/pool-costs/heater');
  expect(paths).toContain('/pool-financing/texas/home-equity-loan');
  // Redirects to the page for all states.
  expect(paths).not.toContain('/pool-financing/texas/personal-loan');
});
