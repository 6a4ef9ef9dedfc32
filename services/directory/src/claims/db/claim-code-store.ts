import type { EntityManager } from 'typeorm';

export interface ClaimCodeRow {
  listingId: number;
  codeHash: string;
  createdBy: string;
  expiresAt: Date;
}

/** Stores the code of a listing and replaces the previous one. */
export const storeCode = async (tx: EntityManager, { listingId, codeHash, createdBy, expiresAt }: ClaimCodeRow) => {
  await tx.query(
    `insert into claim_codes (listing_id, code_hash, created_by, expires_at) values ($1, $2, $3, $4)
     on conflict (listing_id) do update set
       code_hash = excluded.code_hash, created_by = excluded.created_by, expires_at = excluded.expires_at`,
    [listingId, codeHash, createdBy, expiresAt],
  );
};

/** Uses a listing's code; false if it is wrong or expired. */
export async function takeCode(tx: EntityManager, listingId: number, codeHash: string, now: Date): Promise<boolean> {
  const [, taken] = await tx.query<[unknown, number]>(
    'delete from claim_codes where listing_id = $1 and code_hash = $2 and expires_at > $3',
    [listingId, codeHash, now],
  );
  return taken === 1;
}
