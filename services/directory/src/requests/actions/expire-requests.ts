import type { Database } from '@poolpros/chassis/database';
import { system } from '@poolpros/chassis/machine/history';
import { transitionAll } from '@poolpros/chassis/machine/transition';
import { requestLimits } from '@poolpros/contracts/limits';
import { dayMs } from '@poolpros/contracts/time';
import { takeSilent } from '../db/contact-store.js';
import { contactRequestLifecycle } from './contact-request-lifecycle.js';

const batch = 100;

/** Ends contact requests that got no reply in time (docs/rules.md#request-states). A later reply opens them again. */
export async function expireRequests(database: Pick<Database, 'transaction'>, now: Date): Promise<void> {
  const deliveredBefore = new Date(now.getTime() - requestLimits.expireDays * dayMs);
  const step = { action: 'expire', actor: system, at: now } as const;
  await transitionAll(database, contactRequestLifecycle, (tx) => takeSilent(tx, deliveredBefore, batch), step);
}
