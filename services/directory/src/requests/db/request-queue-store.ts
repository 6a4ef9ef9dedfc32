import type { AdminContactRequestState, UndeliveredReason } from '@poolpros/contracts/http/contact-requests';
import type { ContactRequestStatus } from '@poolpros/contracts/http/request-states';
import type { EntityManager } from 'typeorm';

/** A contact request in the queue of the staff. */
export interface QueuedRequest {
  id: string;
  version: number;
  status: ContactRequestStatus;
  undeliveredReason: UndeliveredReason | null;
  installerId: number;
  /** Whether the email of the business is known. */
  hasEmail: boolean;
  name: string;
  phone: string | null;
  message: string;
  createdAt: Date;
}

const queued = `
  from contact_requests c join requests r on r.id = c.request_id join installers i on i.id = c.installer_id where`;
const withoutMembers = 'not exists (select from listing_members m where m.listing_id = c.installer_id)';

/** SQL of what is in each tab: what reached nobody, what was mailed to a business that nobody has claimed, and spam. */
const inState: Readonly<Record<AdminContactRequestState, string>> = {
  open: `c.status = 'new' and c.undelivered_reason is not null and ${withoutMembers}`,
  unclaimed: `c.status in ('new', 'delivered') and c.undelivered_reason is null and ${withoutMembers}`,
  spam: `c.status = 'spam'`,
};

export async function countQueued(tx: EntityManager, state: AdminContactRequestState): Promise<number> {
  const [row] = await tx.query<{ total: number }[]>(`select count(*)::int as total ${queued} ${inState[state]}`);
  return row?.total ?? 0;
}

/** One page of a tab, oldest first. */
export const listQueued = (
  tx: EntityManager,
  state: AdminContactRequestState,
  page: { offset: number; limit: number },
): Promise<QueuedRequest[]> =>
  tx.query<QueuedRequest[]>(
    `select c.id, c.version, c.status, c.undelivered_reason as "undeliveredReason", c.installer_id as "installerId",
       i.contact_email is not null as "hasEmail", r.name, r.phone, r.message, c.created_at as "createdAt"
     ${queued} ${inState[state]} order by c.created_at, c.id limit $1 offset $2`,
    [page.limit, page.offset],
  );
