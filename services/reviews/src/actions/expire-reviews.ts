import type { Database } from '@poolpros/chassis/database';
import { system } from '@poolpros/chassis/machine/history';
import { transitionAll } from '@poolpros/chassis/machine/transition';
import { takeRemoved, takeUnproven } from '../db/review-store.js';
import { removedLifetimeMs, unprovenLifetimeMs } from '../domain/verification.js';
import { reviewLifecycle } from './review-lifecycle.js';

/** The personal fields of a review, and fields that are useless once it cannot be public. */
export const erased = {
  subRatings: {},
  title: null,
  text: '',
  displayName: '',
  reviewerName: '',
  email: null,
  emailKey: null,
  nonce: null,
  removalNote: null,
};

/** Expires unproven reviews and erases their personal fields; returns how many. */
export const expireReviews = (database: Database, now: Date): Promise<number> =>
  transitionAll(database, reviewLifecycle, (tx) => takeUnproven(tx, new Date(now.getTime() - unprovenLifetimeMs)), {
    action: 'expire',
    actor: system,
    at: now,
    change: () => erased,
  });

/** Erases the personal fields of reviews that the staff removed some time ago; returns how many there were. */
export const anonymizeRemovedReviews = (database: Database, now: Date): Promise<number> =>
  transitionAll(database, reviewLifecycle, (tx) => takeRemoved(tx, new Date(now.getTime() - removedLifetimeMs)), {
    action: 'anonymize',
    actor: system,
    at: now,
    change: () => erased,
  });
