import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPage, type RouteName, rowNamed } from '@poolpros/contracts/page-table';
import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { topics } from '../src/features/articles/article.js';
import {
  checkAlts,
  checkDuplicates,
  checkFigures,
  checkFrontMatter,
  checkHeadings,
  checkLinks,
  checkParagraphs,
  checkPhrases,
  checkReading,
  checkSpelling,
} from './content/checks.js';
import { readComponents } from './content/component-texts.js';
import { type ContentFile, readContent } from './content/content-file.js';
import { ownPathProblem } from './content/own-paths.js';
import { wordsOf } from './content/sentences.js';

const contents = readContent();
const components = readComponents();
const ownWords = readFileSync(join(import.meta.dirname, '../content/words.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);

it('finds the texts', () => {
  expect(contents.length).toBeGreaterThan(1);
  expect(components.flatMap(({ prose }) => prose).length).toBeGreaterThan(100);
});

it.each<[string, (content: ContentFile) => string[]]>([
  ['has its front matter', (content) => checkFrontMatter(content, new Date().toISOString().slice(0, 10))],
  ['has its headings in order', checkHeadings],
  ['says what its pictures show', checkAlts],
  ['leads to pages that there are', (content) => checkLinks(content, ownPathProblem)],
  ['promises nothing that nobody keeps, and has no filler', checkPhrases],
  ['reads like plain English', checkReading],
  ['names its amounts', checkFigures],
])('every text %s', (_, check) => {
  expect(contents.flatMap(check)).toEqual([]);
});

it.each<[string, (content: ContentFile) => string[]]>([
  ['promises nothing that nobody keeps, and has no filler', checkPhrases],
  ['reads like plain English', checkReading],
  ['names its amounts', checkFigures],
])('every component of a guide %s', (_, check) => {
  expect(components.flatMap(check)).toEqual([]);
});

it('no component of a page that is read holds a paragraph', () => {
  const read = components.filter(({ file }) => !/features\/(?:calculators|legal-and-help)\//.test(file));
  expect(read.flatMap(checkParagraphs)).toEqual([]);
});

it('no sentence stands on two pages', () => {
  expect(checkDuplicates(contents)).toEqual([]);
});

it('every word is in the dictionary or among our own', () => {
  const spell = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  for (const word of ownWords) spell.add(word);
  expect(
    [...contents, ...components].flatMap((content) => checkSpelling(content, (word) => spell.correct(word))),
  ).toEqual([]);
});

it('our own words are in order, each once', () => {
  expect(ownWords).toEqual([...new Set(ownWords)].sort());
});

const isOwnPage = (name: string): boolean => {
  const row = rowNamed(name as RouteName);
  return isPage(row) && !row.path.includes(':');
};

const articleSchema = z.object({
  date: z.iso.date(),
  updated: z.iso.date(),
  topic: z.enum(Object.keys(topics)),
  short: z.array(z.string()).length(3),
  sources: z.array(z.object({ title: z.string(), url: z.url() })).min(1),
  next: z.object({ title: z.string(), text: z.string(), label: z.string(), to: z.string() }),
  related: z.array(z.string().refine(isOwnPage)).min(3).max(4),
});

const articles = contents.filter(({ file }) => file.startsWith('content/articles/'));

it.each(articles.map((article) => [article.file, article] as const))('%s is a whole article', (_, article) => {
  const front = articleSchema.parse(article.front);
  expect(front.date <= front.updated).toBe(true);
  expect(article.prose.flatMap(({ text }) => wordsOf(text)).length).toBeGreaterThanOrEqual(900);
  expect(article.links.filter(({ text }) => text.startsWith('/')).length).toBeGreaterThanOrEqual(3);
});
