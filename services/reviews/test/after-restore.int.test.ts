import { ratingChanged } from '@poolpros/contracts/events/reviews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreRatings } from '../src/commands/after-restore.js';
import { contractor, type Harness, reviewBody, startReviews } from './support.js';

let reviews: Harness;
beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(() => reviews.stop());

test('the ratings of every installer are published with versions above the earlier ones', async () => {
  for (const installerId of [1, 2]) {
    await reviews.publishContractor(1, contractor(installerId));
    const email = `guest${installerId}@home.example`;
    await reviews.post('/reviews', reviewBody({ installerId, email, rating: 3 + installerId }));
    await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) });
  }
  const before = (await reviews.published()).length;
  const printed: string[] = [];
  await restoreRatings(reviews.context, (line) => printed.push(line));
  expect(printed).toEqual(['people erased again: 0', 'ratings to be published again: 2']);
  const events = (await reviews.published()).slice(before);
  expect(events).toEqual(
    [1, 2].map((installerId) =>
      expect.objectContaining({
        type: ratingChanged.type,
        aggregateId: String(installerId),
        aggregateVersion: 1_000_001,
        data: expect.objectContaining({ installerId, rating: 3 + installerId, reviewCount: 1 }),
      }),
    ),
  );
});
