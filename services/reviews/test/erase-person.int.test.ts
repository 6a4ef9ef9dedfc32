import { erasePerson } from '@poolpros/chassis/personal-data';
import { tablesWith, unlistedColumns } from '@poolpros/chassis/testing/rows';
import { ratingChanged, reviewRemoved } from '@poolpros/contracts/events/reviews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalData } from '../src/actions/personal-data.js';
import { restoreRatings } from '../src/commands/after-restore.js';
import { reviewEntity } from '../src/db/entities.js';
import { type Harness, reviewBody, startReviews } from './support.js';

let reviews: Harness;
beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(() => reviews.stop());

const erase = (email: string) =>
  reviews.database.transaction((tx) =>
    erasePerson(tx, personalData, email, { secret: reviews.context.config.LINK_SECRET, now: new Date() }),
  );
async function publish(installerId: number, email: string, rating: number): Promise<void> {
  await reviews.post('/reviews', reviewBody({ installerId, email, rating }));
  await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) });
}

test('takes the reviews of a person off the pages with their words, counts the ratings anew, and does so once', async () => {
  const email = 'theo@erased.example';
  const installerId = await reviews.newInstaller();
  await publish(installerId, email, 1);
  await publish(installerId, 'ann@home.example', 5);
  const unproven = await reviews.newInstaller();
  await reviews.post('/reviews', reviewBody({ installerId: unproven, email }));
  const token = await reviews.tokenOf(email);

  expect(await erase(email)).toEqual([
    { table: 'review_mails', rows: 2, done: 'deleted' },
    { table: 'reviews', rows: 2, done: 'anonymized' },
  ]);
  expect(await tablesWith(reviews, email)).toEqual([]);
  const { items, figures, moderation } = await reviews.list(installerId);
  expect(items).toMatchObject([{ rating: 5 }]);
  expect(moderation).toMatchObject({ received: 1, published: 1 });
  expect(figures).toMatchObject({ rating: 5, reviewCount: 1 });
  expect((await reviews.eventsOf(ratingChanged.type, installerId)).at(-1)).toMatchObject({ data: { reviewCount: 1 } });
  expect(await reviews.eventsOf(reviewRemoved.type, installerId)).toHaveLength(1);
  const rows = await reviews.database.dataSource.manager.findBy(reviewEntity, { status: 'withdrawn' });
  expect(JSON.stringify(rows)).not.toMatch(/Theo|Spa heats/);
  expect((await reviews.post('/reviews/verification', { token })).body.code).toBe('link_invalid');
  expect(await erase(email)).toEqual([]);
});

test('is done again when a backup from before it is restored', async () => {
  const email = 'restored@erased.example';
  const installerId = await reviews.newInstaller();
  await publish(installerId, email, 4);
  const { manager } = reviews.database.dataSource;
  const backup = await manager.findOneByOrFail(reviewEntity, { email });
  await erase(email);
  await manager.update(reviewEntity, { id: backup.id }, backup);
  const printed: string[] = [];
  await restoreRatings(reviews.context, (line) => printed.push(line));
  expect(printed[0]).toBe('people erased again: 1');
  expect(await tablesWith(reviews, email)).toEqual([]);
  expect((await reviews.list(installerId)).figures).toMatchObject({ reviewCount: 0 });
});

test.each(personalData.flatMap(({ table, byEmail = [] }) => byEmail.map(({ email }) => [table, email] as const)))(
  'the rows of %s that are about a person are found without reading all reviews',
  async (table, email) => {
    const plan = await reviews.database.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off; set local enable_bitmapscan = off');
      return JSON.stringify(await tx.query<object[]>(`explain select id from ${table} where ${email} = 'a@b.example'`));
    });
    expect(plan).toMatch(/Scan using reviews_email/);
    expect(plan).not.toMatch(/Scan on reviews /);
  },
);

test('lists every column that is named like something of a person', async () => {
  expect(await unlistedColumns(reviews, personalData, { 'installers.name': 'it is about a business' })).toEqual([]);
});
