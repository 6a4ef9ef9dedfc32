import { newId } from '@poolpros/chassis/ids';
import { historyOf } from '@poolpros/chassis/machine/history';
import { cellsOf, expectedOf, subjectsOf, tryCell } from '@poolpros/chassis/testing/machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewLifecycle } from '../src/actions/review-lifecycle.js';
import { type ReviewRow, reviewEntity } from '../src/db/entities.js';
import { insertReviews } from '../src/db/review-store.js';
import { type ReviewStatus, reviewMachine } from '../src/domain/review.js';
import { contractor, type Harness, reviewBody, startReviews } from './support.js';

const installerId = 1;

let reviews: Harness;
beforeAll(async () => {
  reviews = await startReviews();
  await reviews.publishContractor(1, contractor(installerId));
});
afterAll(() => reviews.stop());

/** Inserts a review in a state. */
async function storedIn(status: ReviewStatus): Promise<ReviewRow> {
  const { body } = await reviews.post('/reviews', reviewBody({ installerId, email: `${newId()}@home.example` }));
  const { manager } = reviews.database.dataSource;
  await manager.update(
    reviewEntity,
    { id: body.id },
    {
      status,
      publishedAt: new Date(),
      removedAt: new Date(),
      removalReason: 'illegal',
    },
  );
  return await manager.findOneByOrFail(reviewEntity, { id: body.id });
}

const subjectFor = subjectsOf(storedIn);

test.each(cellsOf(reviewMachine))('$state by $action of $actor meets $failure', async (cell) => {
  const review = await subjectFor(cell);
  const outcome = await tryCell(reviews.database.transaction, reviewLifecycle, review, cell);
  expect(outcome).toEqual(expectedOf(reviewMachine, cell, review.version));
});

const stepsOf = async (id: string) =>
  (await historyOf(reviews.database.dataSource.manager, reviewMachine, id)).map(
    ({ action, from, to, actor, version }) => [version, actor.kind, action, from, to].join(' '),
  );

test('every step of a review stands in its history, whichever actor took it', async () => {
  const submit = async (email: string): Promise<string> =>
    (await reviews.post('/reviews', reviewBody({ installerId, email }))).body.id;

  const proven = await submit('proven@home.example');
  const token = await reviews.tokenOf('proven@home.example');
  for (const _ of ['first', 'second']) await reviews.post('/reviews/verify', { token });
  await submit('proven@home.example');
  expect(await stepsOf(proven)).toEqual([
    '1 anonymous submit  submitted',
    '2 anonymous verify submitted published',
    '3 anonymous submit_again published published',
  ]);

  const unproven = await submit('unproven@home.example');
  await reviews.runHourlyJobs(new Date(Date.now() + 15 * 86_400_000));
  expect(await stepsOf(unproven)).toEqual(['1 anonymous submit  submitted', '2 system expire submitted expired']);
});

test('reviews that are older than the history get the steps that they have taken', async () => {
  const { dataSource } = reviews.database;
  const { id: anyId } = await storedIn('submitted');
  const older = async (changes: Partial<ReviewRow>): Promise<string> => {
    const id = newId();
    const review = await dataSource.manager.findOneByOrFail(reviewEntity, { id: anyId });
    await insertReviews(dataSource.manager, [{ ...review, id, tokenHash: id, emailKey: null, version: 2, ...changes }]);
    return id;
  };
  const proven = await older({ status: 'published' });
  const expired = await older({ status: 'expired', publishedAt: null });
  const sample = await older({ status: 'published', isSample: true });
  await dataSource.query(`delete from migrations where name like 'KeepHistoryOfReviews%'`);
  await reviews.database.migrate();
  expect(await stepsOf(proven)).toEqual(['1 anonymous submit  submitted', '2 anonymous verify submitted published']);
  expect(await stepsOf(expired)).toEqual(['1 anonymous submit  submitted', '2 system expire submitted expired']);
  expect(await stepsOf(sample)).toEqual([]);
});
