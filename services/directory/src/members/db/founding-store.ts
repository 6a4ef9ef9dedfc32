import type { EntityManager } from 'typeorm';

/**
 * Gives a listing the next founding place, if it has none and any is left. Places are given one after the other,
 * without gaps: a concurrent call waits for the commit of the previous one.
 */
export async function grantFoundingPlace(
  tx: EntityManager,
  { listingId, accountId, most }: { listingId: number; accountId: string; most: number },
  now: Date,
): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('founding places', 0))`);
  await tx.query(
    `insert into founding_places (place, listing_id, account_id, granted_at)
     select coalesce(max(place), 0) + 1, $1, $2, $3 from founding_places having coalesce(max(place), 0) < $4
     on conflict (listing_id) do nothing`,
    [listingId, accountId, now, most],
  );
}

/** Sets the holder of a listing's place, if it has one. */
export const moveFoundingPlace = async (tx: EntityManager, listingId: number, accountId: string): Promise<void> => {
  await tx.query('update founding_places set account_id = $2 where listing_id = $1', [listingId, accountId]);
};

/** The places of these listings, where they have one. */
export async function foundingPlacesOf(
  tx: EntityManager,
  listingIds: readonly number[],
): Promise<(listingId: number) => number | null> {
  const rows = await tx.query<{ listingId: number; place: number }[]>(
    'select listing_id as "listingId", place from founding_places where listing_id = any($1)',
    [listingIds],
  );
  const places = new Map(rows.map(({ listingId, place }) => [listingId, place]));
  return (listingId) => places.get(listingId) ?? null;
}

/** Moves the place of a listing to another one that has none. */
export const giveFoundingPlace = async (
  tx: EntityManager,
  { from, to }: { from: number; to: number },
): Promise<void> => {
  await tx.query(
    `update founding_places set listing_id = $2
     where listing_id = $1 and not exists (select from founding_places where listing_id = $2)`,
    [from, to],
  );
};

/** How many founding places are taken. */
export async function countFoundingPlaces(tx: EntityManager): Promise<number> {
  const [row] = await tx.query<{ taken: number }[]>('select count(*)::int as taken from founding_places');
  return row?.taken ?? 0;
}

/** Removes an account as the holder of places, which stay with their listings. */
export const forgetFoundingHolder = async (tx: EntityManager, accountId: string): Promise<void> => {
  await tx.query('update founding_places set account_id = null where account_id = $1', [accountId]);
};
