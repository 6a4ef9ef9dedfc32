import { expect, it } from 'vitest';
import { articles } from '../src/features/articles/articles.js';
import { feedOf } from './feed.js';

const xml = new DOMParser().parseFromString(feedOf('https://poolpros.example'), 'text/xml');
const textsOf = (selector: string) => [...xml.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

it('is XML with every article, the newest first', () => {
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(textsOf('item > title')).toEqual(articles.map(({ frontmatter }) => frontmatter.title));
  expect(textsOf('item > link')).toEqual(articles.map(({ slug }) => `https://poolpros.example/us/blog/${slug}`));
});

it('dates an article as feeds do, by the day of its first publication', () => {
  expect(textsOf('item > pubDate').map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(
    articles.map(({ frontmatter }) => frontmatter.date),
  );
  for (const date of textsOf('item > pubDate')) expect(date).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
});
