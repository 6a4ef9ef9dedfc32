import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import type { MeasuredRequest } from '../domain/reply-figures.js';
import { ContactRequestEntity } from './entities.js';

/**
 * Ids of the listings that may have a reply step: those with enough requests since an instant, and those that have one
 * now. In ascending order, after an id.
 */
export async function listingsToMeasure(
  tx: EntityManager,
  { after, since, leastRequests, most }: { after: number; since: Date; leastRequests: number; most: number },
): Promise<number[]> {
  const rows = await tx.query<{ id: number }[]>(
    `(select installer_id as id from contact_requests where installer_id > $1 and delivered_at >= $2
      group by installer_id having count(*) >= $3 order by installer_id limit $4)
     union
     (select id from installers where id > $1 and reply_step is not null order by id limit $4)
     order by id limit $4`,
    [after, since, leastRequests, most],
  );
  return rows.map(({ id }) => id);
}

/** The requests that reached a listing since an instant. */
export async function deliveredRequests(
  tx: EntityManager,
  installerId: number,
  since: Date,
): Promise<MeasuredRequest[]> {
  const rows = await tx.find(ContactRequestEntity, {
    select: { status: true, deliveredAt: true, repliedAt: true },
    where: { installerId, deliveredAt: MoreThanOrEqual(since) },
  });
  return rows.flatMap(({ status, deliveredAt, repliedAt }) =>
    deliveredAt ? [{ status, deliveredAt, repliedAt }] : [],
  );
}
