import { historiesOf } from '@poolpros/chassis/machine/history';
import { type SuspendReason, suspendReasons } from '@poolpros/contracts/status-reasons';
import type { EntityManager } from 'typeorm';
import { listingMachine } from '../domain/listing-status.js';

const isReason = (code: string): code is SuspendReason => Object.hasOwn(suspendReasons, code);

/** Why each of these listings was last suspended, for its team; null for one that never was. */
export async function suspensionReasons(
  tx: EntityManager,
  listingIds: readonly number[],
): Promise<(listingId: number) => string | null> {
  const historyOf = await historiesOf(tx, listingMachine, listingIds.map(String));
  return (listingId) => {
    const code = historyOf(String(listingId)).findLast(({ action }) => action === 'suspend')?.reason;
    return code && isReason(code) ? suspendReasons[code] : null;
  };
}
