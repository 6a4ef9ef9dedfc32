import type { Database } from '@poolpros/chassis/database';
import { system } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { takeUnproven } from '../db/review-store.js';
import { unprovenLifetimeMs } from '../domain/verification.js';
import { reviewLifecycle } from './review-lifecycle.js';

/** The personal fields of a review. */
const erased = {
  title: null,
  text: '',
  displayName: '',
  reviewerName: '',
  email: null,
  emailKey: null,
  nonce: null,
};

/** Expires unproven reviews and erases their personal fields, in batches; returns how many. */
export async function expireReviews(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - unprovenLifetimeMs);
  let expired = 0;
  for (let ended = -1; ended !== 0; expired += ended)
    ended = await database.transaction(async (tx) => {
      const unproven = await takeUnproven(tx, before);
      for (const id of unproven)
        await transition(
          tx,
          reviewLifecycle,
          { id },
          { action: 'expire', actor: system, at: now, change: () => erased },
        );
      return unproven.length;
    });
  return expired;
}
