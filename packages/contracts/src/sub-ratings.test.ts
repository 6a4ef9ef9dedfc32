import { expect, test } from 'vitest';
import { reviewBodySchema } from './http/reviews.js';
import { subRatingsText } from './sub-ratings.js';

const body = {
  installerId: 7,
  stage: 'job_done',
  rating: 4,
  text: 'Spa heats fast and the tile lines up with the old pool, which I doubted.',
  name: 'Theo Brandt',
  email: 'theo@home.example',
  ownExperience: true,
  noIncentive: true,
  noConnection: true,
};
const problemsOf = (changes: object) =>
  (reviewBodySchema.safeParse({ ...body, ...changes }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('a review may rate any of the aspects, or none', () => {
  expect(reviewBodySchema.parse(body).subRatings).toEqual({});
  const given = { quality: 5, tidiness: 1 };
  expect(reviewBodySchema.parse({ ...body, subRatings: given }).subRatings).toEqual(given);
});

test.each([
  [{ quality: 6 }, 'subRatings.quality: choose one to five stars'],
  [{ schedule: 0 }, 'subRatings.schedule: choose one to five stars'],
  [{ value: 4.5 }, 'subRatings.value: choose a whole number of stars'],
  [{ communication: '5' }, 'subRatings.communication: choose a whole number of stars'],
])('the stars %j are refused at their field', (subRatings, problem) => {
  expect(problemsOf({ subRatings })).toEqual([problem]);
});

test('only a finished job is rated in detail', () => {
  expect(problemsOf({ stage: 'quote_only', subRatings: {} })).toEqual([]);
  expect(problemsOf({ stage: 'quote_only', subRatings: { quality: 5 } })).toEqual([
    'subRatings: leave out the details unless the job is finished',
  ]);
});

test('what a review gives is said in the order of the table, each with its stars on one line', () => {
  const text = subRatingsText({ tidiness: 4, quality: 5 });
  expect(text.split(' ')).toEqual(['Quality\u00a0of\u00a0work\u00a05', '·', 'Cleanliness\u00a04']);
  expect(subRatingsText({})).toBe('');
});
