import type { RemoveReason } from '@poolpros/contracts/status-reasons';
import type { EntityManager } from 'typeorm';

/** A request by one of the staff to remove a listing. */
export interface Removal {
  listingId: number;
  askedBy: string;
  reasonCode: RemoveReason;
  askedAt: Date;
}

export async function findRemoval(tx: EntityManager, listingId: number): Promise<Removal | null> {
  const [row] = await tx.query<Removal[]>(
    `select listing_id as "listingId", asked_by as "askedBy", reason_code as "reasonCode", asked_at as "askedAt"
     from listing_removals where listing_id = $1`,
    [listingId],
  );
  return row ?? null;
}

export const storeRemoval = async (tx: EntityManager, removal: Removal): Promise<void> => {
  await tx.query(
    `insert into listing_removals (listing_id, asked_by, reason_code, asked_at) values ($1, $2, $3, $4)
     on conflict (listing_id) do update set
       asked_by = excluded.asked_by, reason_code = excluded.reason_code, asked_at = excluded.asked_at`,
    [removal.listingId, removal.askedBy, removal.reasonCode, removal.askedAt],
  );
};

export const deleteRemoval = async (tx: EntityManager, listingId: number): Promise<void> => {
  await tx.query('delete from listing_removals where listing_id = $1', [listingId]);
};
