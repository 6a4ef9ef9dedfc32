import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { states } from '@poolpros/contracts/states';
import { expect, test } from 'vitest';
import { articles } from '../src/features/articles/articles.js';
import { renderOnServer } from './render-on-server.js';

const ofStates = states.map(({ slug }) => pathTo(pagePaths.stateRegulations, { state: slug }));
const ofBlog = articles.map(({ slug }) => pathTo(pagePaths.article, { slug }));

/** Every page with a dated text by the editors. */
const dated = [
  pagePaths.poolTypesGuide,
  pagePaths.ecoGuide,
  pagePaths.designIdeas,
  pagePaths.poolComparisons,
  pagePaths.fiberglassVsConcrete,
  pagePaths.vinylVsFiberglass,
  pagePaths.aboveGroundVsInground,
  pagePaths.saltwaterVsChlorine,
  pagePaths.allPoolTypes,
  pagePaths.maintenanceTips,
  pagePaths.poolProblems,
  pagePaths.careCalendar,
  pagePaths.spas,
  pagePaths.saunas,
  pagePaths.financing,
  ...ofStates,
  ...ofBlog,
];

async function htmlOf(path: string): Promise<string> {
  const ogImageUrl = ({ title }: { title: string }) => `https://poolpros.example/og/${encodeURIComponent(title)}`;
  const rendered = await renderOnServer(path, {}, { ogImageUrl });
  if (rendered.kind === 'redirect') throw new Error(`${path} redirects to ${rendered.location}`);
  return rendered.html;
}

const metaIn = (html: string, property: string): string | undefined =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

const articleIn = (html: string): Record<string, string> | undefined =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json) as Record<string, string>)
    .find((data) => data['@type'] === 'Article');

const day = /^\d{4}-\d\d-\d\d$/;

test.each(dated)('%s says to machines when it was published and changed, and has a picture', async (path) => {
  const html = await htmlOf(path);
  const article = articleIn(html);
  expect(article).toMatchObject({
    datePublished: expect.stringMatching(day),
    dateModified: expect.stringMatching(day),
    image: expect.stringMatching(/^https:\/\/poolpros\.example\/og\/./),
    mainEntityOfPage: `https://poolpros.example${path}`,
  });
  const { datePublished = '', dateModified = '' } = article ?? {};
  expect(datePublished <= dateModified).toBe(true);
  expect(html).toContain(`<time dateTime="${dateModified}">`);
  expect(metaIn(html, 'og:type')).toBe('article');
  expect(metaIn(html, 'article:published_time')).toBe(datePublished);
  expect(metaIn(html, 'article:modified_time')).toBe(dateModified);
  expect(metaIn(html, 'og:image')).toMatch(/^https:\/\/poolpros\.example\/og\/./);
});

test.each([pagePaths.countryChooser, pagePaths.blog, pagePaths.costCalculator, pagePaths.terms, pagePaths.privacy])(
  '%s is no article',
  async (path) => {
    const html = await htmlOf(path);
    expect(articleIn(html)).toBeUndefined();
    expect(metaIn(html, 'og:type')).toBe('website');
    expect(metaIn(html, 'article:modified_time')).toBeUndefined();
  },
);
