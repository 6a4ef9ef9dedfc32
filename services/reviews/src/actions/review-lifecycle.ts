import { type Lifecycle, rowsOf } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { reviewsStepTaken } from '@poolpros/contracts/events/reviews';
import { type ReviewRow, reviewEntity } from '../db/entities.js';
import { type ReviewAction, type ReviewStatus, reviewMachine } from '../domain/review.js';

/** The machine of reviews. */
export const reviewLifecycle: Lifecycle<ReviewStatus, ReviewAction, ReviewRow> = {
  machine: reviewMachine,
  store: rowsOf(reviewEntity),
  stepTaken: reviewsStepTaken,
  toError: (_failure, review) =>
    review
      ? new Refusal('conflict', `The review is ${review.status}.`)
      : new Refusal('review_not_found', 'There is no such review.'),
};
