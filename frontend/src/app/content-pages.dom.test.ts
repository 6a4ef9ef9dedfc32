import { isPage, type RouteName, rowNamed } from '@poolpros/contracts/page-table';
import { articlePages } from '@poolpros/contracts/pages/articles';
import { calculatorPages } from '@poolpros/contracts/pages/calculators';
import { carePages } from '@poolpros/contracts/pages/care';
import { financingPages } from '@poolpros/contracts/pages/financing';
import { guidePages } from '@poolpros/contracts/pages/guides';
import { regulationPages } from '@poolpros/contracts/pages/regulations';
import { specializationPages } from '@poolpros/contracts/pages/specializations';
import { expect, it } from 'vitest';
import { summary } from '../../test/fixtures.js';
import { renderOnServer } from '../../test/render-on-server.js';
import { articles } from '../features/articles/articles.js';

const rows = {
  ...guidePages,
  ...specializationPages,
  ...calculatorPages,
  ...articlePages,
  ...regulationPages,
  ...financingPages,
  ...carePages,
};
const texts: RouteName[] = ['forContractors', 'pricing', 'marketingTools', 'successStories', 'reviewsPolicy', 'help'];

/** Every page with text or calculations, and an example of each kind that has many. */
const paths = [...(Object.keys(rows) as RouteName[]), ...texts].flatMap((name) => {
  const row = rowNamed(name);
  return isPage(row)
    ? [
        row.path
          .replace(':state', 'texas')
          .replace(':program', 'home-equity-loan')
          .replace(':job', 'leak-detection')
          .replace(':slug', articles[0]?.slug ?? ''),
      ]
    : [];
});

async function mainOf(path: string): Promise<HTMLElement> {
  const rendered = await renderOnServer(path, { 'GET /api/summary': summary, 'GET /api/places/states': [] });
  const html = 'html' in rendered ? rendered.html : '';
  return new DOMParser().parseFromString(html, 'text/html').querySelector('main') ?? document.createElement('main');
}

it('has all of them', () => {
  expect(paths.length).toBeGreaterThan(30);
  expect(articles.length).toBeGreaterThanOrEqual(12);
});

it.each(paths)('%s has breadcrumbs, one title, headings in order, related pages and one next step', async (path) => {
  const main = await mainOf(path);
  expect(main.querySelectorAll('nav[aria-label="Breadcrumb"] a').length).toBeGreaterThan(0);
  const levels = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  expect(main.querySelectorAll('nav[aria-labelledby="related-pages"] a').length).toBeGreaterThan(2);
  const steps = [...main.querySelectorAll('section[aria-labelledby="next-step"]')];
  const sending = [...main.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Send this to contractors',
  );
  const missing = [...main.querySelectorAll('h2')].filter(({ textContent }) => textContent === 'One number is missing');
  expect(steps.length + sending.length + missing.length).toBe(1);
});
