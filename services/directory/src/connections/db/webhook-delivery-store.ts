import type { WebhookEvent, WebhookStop } from '@poolpros/contracts/http/webhooks';
import type { EntityManager } from 'typeorm';
import { In, Not } from 'typeorm';
import type { DeliveryRecord } from '../domain/webhook.js';
import { WebhookDeliveryEntity } from './entities.js';

/** How long a try holds its delivery: longer than one may take. */
const leaseSeconds = 60;

export const insertDeliveries = async (tx: EntityManager, deliveries: DeliveryRecord[]): Promise<void> => {
  if (deliveries.length > 0) await tx.insert(WebhookDeliveryEntity, deliveries);
};

/** The endpoints of a listing that are on and receive an event, of those that were there when it happened. */
export const listenersTo = async (
  tx: EntityManager,
  { listingId, event }: { listingId: number; event: WebhookEvent },
  at: Date,
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    'select id from webhooks where listing_id = $1 and off_at is null and $2 = any(events) and created_at <= $3',
    [listingId, event, at],
  );
  return rows.map(({ id }) => id);
};

/** The last deliveries to an endpoint, newest first. */
export const lastDeliveries = (tx: EntityManager, webhookId: string, most: number): Promise<DeliveryRecord[]> =>
  tx.find(WebhookDeliveryEntity, { where: { webhookId }, order: { createdAt: 'DESC', id: 'DESC' }, take: most });

export const hasWaitingTest = (tx: EntityManager, webhookId: string): Promise<boolean> =>
  tx.existsBy(WebhookDeliveryEntity, { webhookId, event: 'webhook.test', status: 'waiting' });

/** Lets a finished delivery begin again; null when there is none that this endpoint has. */
export async function repeatDelivery(
  tx: EntityManager,
  { webhookId, id }: Pick<DeliveryRecord, 'webhookId' | 'id'>,
  dueAt: Date,
): Promise<DeliveryRecord['status'] | null> {
  const found = await tx.findOneBy(WebhookDeliveryEntity, { id, webhookId });
  if (!found || found.status === 'waiting') return found?.status ?? null;
  await tx.update(
    WebhookDeliveryEntity,
    { id, status: Not('waiting') },
    {
      status: 'waiting',
      tries: 0,
      leases: found.leases + 1,
      dueAt,
      leaseUntil: null,
      httpStatus: null,
      reason: null,
    },
  );
  return found.status;
}

/**
 * Takes deliveries to be tried, each for a time in which nobody else does. Of a business few are tried at once, and the
 * businesses take turns, so one whose endpoints are slow holds up no other.
 */
export async function takeDue(
  tx: EntityManager,
  { most, mostOfBusiness }: { most: number; mostOfBusiness: number },
): Promise<DeliveryRecord[]> {
  const [taken] = await tx.query<[{ id: string }[], number]>(
    `with busy as (
       select w.listing_id, count(*) as running
       from webhook_deliveries d join webhooks w on w.id = d.webhook_id
       where d.status = 'waiting' and d.lease_until > now() group by w.listing_id
     ), due as (
       select d.id, d.due_at,
              row_number() over (partition by w.listing_id order by d.due_at, d.id) + coalesce(b.running, 0) as turn
       from webhook_deliveries d join webhooks w on w.id = d.webhook_id left join busy b on b.listing_id = w.listing_id
       where d.status = 'waiting' and d.due_at <= now() and (d.lease_until is null or d.lease_until <= now())
     )
     update webhook_deliveries set leases = leases + 1, lease_until = now() + make_interval(secs => $3)
     where id in (
       select id from webhook_deliveries
       where id in (select id from due where turn <= $2 order by turn, due_at limit $1)
         and status = 'waiting' and (lease_until is null or lease_until <= now())
       for update skip locked)
     returning id`,
    [most, mostOfBusiness, leaseSeconds],
  );
  return await tx.findBy(WebhookDeliveryEntity, { id: In(taken.map(({ id }) => id)) });
}

type Lease = Pick<DeliveryRecord, 'id' | 'leases'>;

/**
 * Records how a try ended; false when it is another's by now, or was called off. One that was taken by the endpoint counts
 * even after it was called off.
 */
export async function finishTry(
  tx: EntityManager,
  { id, leases }: Lease,
  outcome: Pick<DeliveryRecord, 'status' | 'tries' | 'triedAt' | 'httpStatus' | 'reason'> & { dueAt?: Date },
): Promise<boolean> {
  const own = outcome.status === 'delivered' ? { id, leases } : { id, leases, status: 'waiting' as const };
  const { affected } = await tx.update(WebhookDeliveryEntity, own, { ...outcome, leaseUntil: null });
  return affected === 1;
}

/** Gives back what could not be tried, for a reason that is not the endpoint's. */
export const requeue = async (tx: EntityManager, { id, leases }: Lease, dueAt: Date): Promise<void> => {
  await tx.update(WebhookDeliveryEntity, { id, leases, status: 'waiting' }, { dueAt, leaseUntil: null });
};

/** Calls off what still waits to be sent to an endpoint. */
export const callOffWaiting = async (tx: EntityManager, webhookId: string, reason: WebhookStop): Promise<void> => {
  await tx.update(
    WebhookDeliveryEntity,
    { webhookId, status: 'waiting' },
    { status: 'failed', reason, leaseUntil: null },
  );
};
