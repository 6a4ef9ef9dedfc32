import { services } from '@poolpros/contracts/catalogue';
import { reviewBodySchema } from '@poolpros/contracts/http/reviews';
import { expect, test } from 'vitest';
import { generateReviews } from './reviews.js';

const now = new Date('2026-11-21T10:00:00Z');
const firms = Array.from({ length: 2000 }, (_, index) => ({
  id: index + 1,
  services: [services[index % services.length] ?? services[0], services[(index * 7) % services.length] ?? services[0]],
}));
const byFirm = firms.map((firm) => generateReviews(firm, now));
const all = byFirm.flat();
const mean = (stars: number[]) => stars.reduce((sum, star) => sum + star, 0) / stars.length;
const share = (count: number, total: number) => count / total;

test('the same installer gets the same reviews', () => {
  expect(generateReviews(firms[41] ?? { id: 42, services: [] }, now)).toEqual(byFirm[41]);
});

test('every text passes the rules a visitor has to follow', () => {
  for (const { text, title } of all) {
    const { shape } = reviewBodySchema;
    if (!shape.text.safeParse(text).success || !shape.title.safeParse(title ?? undefined).success || /[{}]/.test(text))
      expect.fail(text);
  }
});

test('months of work lie before their publication, and nothing is published in the future', () => {
  for (const { workMonth, publishedAt } of all) {
    const inOrder = publishedAt < now && (workMonth ?? '') <= publishedAt.toISOString().slice(0, 7);
    if (!inOrder) expect.fail(`${workMonth}, published ${publishedAt.toISOString()}`);
  }
});

test('each finished job has a month of work, and nothing else has one', () => {
  for (const { stage, workMonth } of all)
    if ((workMonth !== null) !== (stage === 'job_done')) expect.fail(`${stage} in ${workMonth}`);
});

test('about one installer in eight has no review and none has more than 40', () => {
  const none = byFirm.filter((reviews) => reviews.length === 0).length;
  expect(share(none, firms.length)).toBeGreaterThan(0.09);
  expect(share(none, firms.length)).toBeLessThan(0.15);
  expect(Math.max(...byFirm.map((reviews) => reviews.length))).toBeLessThanOrEqual(40);
  expect(Math.max(...byFirm.map((reviews) => reviews.length))).toBeGreaterThan(30);
});

test('the stars average about 4.3 and some firms are poor', () => {
  expect(mean(all.map(({ rating }) => rating))).toBeGreaterThan(4.2);
  expect(mean(all.map(({ rating }) => rating))).toBeLessThan(4.4);
  const poor = byFirm.filter((reviews) => reviews.length >= 8 && mean(reviews.map(({ rating }) => rating)) < 3.5);
  expect(poor.length).toBeGreaterThan(20);
});

test('most reviews speak of a finished job, and a review names a service of its firm', () => {
  expect(share(all.filter(({ stage }) => stage === 'job_done').length, all.length)).toBeGreaterThan(0.8);
  expect(new Set(all.map(({ stage }) => stage))).toEqual(new Set(['job_done', 'quote_only', 'enquiry']));
  for (const [index, reviews] of byFirm.entries())
    expect(firms[index]?.services).toEqual(expect.arrayContaining(reviews.map(({ service }) => service)));
});

test('about half of the jobs are rated in detail, mostly near their stars, and nothing else is', () => {
  const rated = all.filter(({ subRatings }) => Object.keys(subRatings).length > 0);
  const jobs = all.filter(({ stage }) => stage === 'job_done');
  expect(new Set(rated.map(({ stage }) => stage))).toEqual(new Set(['job_done']));
  expect(share(rated.length, jobs.length)).toBeGreaterThan(0.5);
  expect(share(rated.length, jobs.length)).toBeLessThan(0.6);
  for (const { subRatings } of rated) reviewBodySchema.shape.subRatings.parse(subRatings);
  const distances = rated.flatMap(({ rating, subRatings }) =>
    Object.values(subRatings).map((stars) => Math.abs(stars - rating)),
  );
  expect(mean(distances)).toBeGreaterThan(0.2);
  expect(mean(distances)).toBeLessThan(0.8);
});

test('texts seldom repeat, least of all within one installer', () => {
  expect(share(new Set(all.map(({ text }) => text)).size, all.length)).toBeGreaterThan(0.7);
  const repeated = byFirm.map((reviews) => reviews.length - new Set(reviews.map(({ text }) => text)).size);
  expect(share(repeated.filter((count) => count > 0).length, firms.length)).toBeLessThan(0.01);
});
