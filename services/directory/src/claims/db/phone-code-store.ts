import type { EntityManager } from 'typeorm';
import type { PhoneCode } from '../domain/phone-code.js';

const columns =
  'id, claim_id as "claimId", listing_id as "listingId", phone, nonce, tries, sent_at as "sentAt"' as const;

export const addPhoneCode = async (tx: EntityManager, code: PhoneCode): Promise<void> => {
  await tx.query(
    'insert into phone_codes (id, claim_id, listing_id, phone, nonce, tries, sent_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [code.id, code.claimId, code.listingId, code.phone, code.nonce, code.tries, code.sentAt],
  );
};

export async function findPhoneCode(tx: EntityManager, id: string): Promise<PhoneCode | null> {
  const [code] = await tx.query<PhoneCode[]>(`select ${columns} from phone_codes where id = $1`, [id]);
  return code ?? null;
}

/** The codes sent to these listings after an instant. */
export const phoneCodesOf = (tx: EntityManager, listingIds: readonly number[], after: Date): Promise<PhoneCode[]> =>
  tx.query<PhoneCode[]>(
    `select ${columns} from phone_codes where listing_id = any($1) and sent_at > $2 order by sent_at desc`,
    [listingIds, after],
  );

/**
 * Counts an attempt at the newest code of a claim, if it was sent after an instant and has attempts left; null
 * otherwise. Concurrent attempts are counted one after the other.
 */
export async function takeTry(
  tx: EntityManager,
  claimId: string,
  { sentAfter, mostTries }: { sentAfter: Date; mostTries: number },
): Promise<PhoneCode | null> {
  const [taken] = await tx.query<[PhoneCode[], number]>(
    `update phone_codes set tries = tries + 1
     where id = (select id from phone_codes where claim_id = $1 order by sent_at desc limit 1)
       and sent_at > $2 and tries < $3 returning ${columns}`,
    [claimId, sentAfter, mostTries],
  );
  return taken[0] ?? null;
}
