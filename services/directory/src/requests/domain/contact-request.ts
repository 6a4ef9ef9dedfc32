import { defineMachine, type Machine } from '@poolpros/chassis/machine';
import {
  type ContactReach,
  type StaffRequestAction,
  staffRequestActions,
  type UndeliveredReason,
  type UndeliveredRequests,
} from '@poolpros/contracts/http/contact-requests';
import type { MailOutcome } from '@poolpros/contracts/http/mail-facts';
import {
  type BusinessMove,
  businessMoves,
  type ContactRequestAction,
  type ContactRequestStatus,
  contactRequestStatuses,
} from '@poolpros/contracts/http/request-states';

/** A request as one business has it. */
export interface ContactRequestRecord {
  id: string;
  version: number;
  status: ContactRequestStatus;
  /** Null once the homeowner's data was erased. */
  requestId: string | null;
  installerId: number;
  /** Why it does not reach the business; only of a new one. */
  undeliveredReason: UndeliveredReason | null;
  createdAt: Date;
  deliveredAt: Date | null;
  seenAt: Date | null;
  /** When a person of the business first replied. */
  repliedAt: Date | null;
  /** The price of the won job in dollars. */
  value: number | null;
}

const open = ['new', 'delivered', 'seen', 'replied', 'quoted', 'scheduled'] as const;

/** The lifecycle of a contact request (docs/rules.md#request-states). */
export const contactRequestMachine: Machine<ContactRequestStatus, ContactRequestAction> = defineMachine({
  name: 'contact_request',
  states: contactRequestStatuses,
  actions: {
    send: { from: [], to: 'new', by: ['anonymous'] },
    hold: { from: [], to: 'unconfirmed', by: ['anonymous'] },
    confirm: { from: ['unconfirmed'], to: 'new', by: ['anonymous'] },
    deliver: { from: ['new'], to: 'delivered', by: ['system', 'staff'] },
    bounce: { from: ['delivered'], to: 'new', by: ['system'] },
    see: { from: ['new', 'delivered'], to: 'seen', by: ['contractor'] },
    reply: { from: ['new', 'delivered', 'seen', 'expired'], to: 'replied', by: ['contractor'] },
    quote: { from: ['replied', 'scheduled', 'won', 'lost'], to: 'quoted', by: ['contractor'] },
    schedule: { from: ['replied', 'quoted', 'won', 'lost'], to: 'scheduled', by: ['contractor'] },
    win: { from: ['replied', 'quoted', 'scheduled', 'lost'], to: 'won', by: ['contractor'] },
    lose: { from: ['replied', 'quoted', 'scheduled', 'won'], to: 'lost', by: ['contractor'] },
    decline: { from: [...open, 'expired'], to: 'declined', by: ['contractor'] },
    mark_spam: { from: ['new', 'delivered', 'seen'], to: 'spam', by: ['contractor', 'staff'] },
    not_spam: { from: ['spam'], to: 'seen', by: ['contractor', 'staff'] },
    hire: { from: [...open, 'lost', 'declined', 'expired'], to: 'won', by: ['anonymous'] },
    pass_over: { from: [...open, 'won', 'expired'], to: 'lost', by: ['anonymous'] },
    withdraw: { from: ['unconfirmed', ...open, 'expired'], to: 'withdrawn', by: ['anonymous'] },
    expire: { from: ['delivered', 'seen'], to: 'expired', by: ['system'] },
  },
});

const takes = (action: ContactRequestAction, { status }: Pick<ContactRequestRecord, 'status'>): boolean =>
  contactRequestMachine.actions[action].from.includes(status);

/** Whether a reply of the business changes the state; a later one is only a message. */
export const isFirstReply = (request: Pick<ContactRequestRecord, 'status'>): boolean => takes('reply', request);

const answered: readonly ContactRequestStatus[] = ['replied', 'quoted', 'scheduled', 'won', 'lost'];

/** Whether the two sides can write to each other. */
export const mayWrite = (request: Pick<ContactRequestRecord, 'status'>): boolean =>
  isFirstReply(request) || answered.includes(request.status);

/** The steps that the business can take now. */
export const movesOf = (request: Pick<ContactRequestRecord, 'status'>): BusinessMove[] =>
  businessMoves.filter((move) => takes(move, request));

/** What the staff can do now; it can mail again what reached nobody, to an email that is known. */
export const staffActionsOf = (
  request: Pick<ContactRequestRecord, 'status' | 'undeliveredReason'>,
  hasEmail: boolean,
): StaffRequestAction[] =>
  staffRequestActions.filter((action) =>
    action === 'mail_again' ? hasEmail && isUndelivered(request) : takes(action, request),
  );

/** Whether the homeowner can take a step. */
export const canTake = (
  request: Pick<ContactRequestRecord, 'status'>,
  action: 'hire' | 'pass_over' | 'withdraw',
): boolean => takes(action, request);

/** How a request reaches a listing: by its members, or without members by its known email. */
export function contactReach({ contactEmail }: { contactEmail: string | null }, hasMembers: boolean): ContactReach {
  if (hasMembers) return 'team';
  return contactEmail === null ? 'none' : 'email';
}

/** Whether a contact request is known not to reach the business. */
export const isUndelivered = ({
  status,
  undeliveredReason,
}: Pick<ContactRequestRecord, 'status' | 'undeliveredReason'>): boolean =>
  (status === 'new' || status === 'unconfirmed') && undeliveredReason !== null;

/**
 * What the outcome of its mail does to a request: `deliver`, `bounce` if the mail came back later, or the reason why it
 * does not reach the business. Null where it has reached a person already; members have it in their dashboard
 * (docs/rules.md#undelivered-requests).
 */
export function deliveryAfter(
  { status }: Pick<ContactRequestRecord, 'status'>,
  outcome: MailOutcome,
  hasMembers: boolean,
): 'deliver' | 'bounce' | UndeliveredReason | null {
  if (status === 'delivered' && outcome === 'bounced' && !hasMembers) return 'bounce';
  if (status !== 'new') return null;
  return outcome === 'delivered' ? 'deliver' : outcome;
}

/** The numbers for the staff, from the counts by reason. */
export function undeliveredFigures(
  counts: readonly { reason: UndeliveredReason; total: number; oldest: Date }[],
): UndeliveredRequests {
  const times = counts.map(({ oldest }) => oldest.getTime());
  const totalOf = (wanted: UndeliveredReason) => counts.find(({ reason }) => reason === wanted)?.total ?? 0;
  return {
    total: counts.reduce((sum, { total }) => sum + total, 0),
    oldest: times.length > 0 ? new Date(Math.min(...times)).toISOString() : null,
    reasons: {
      no_contact: totalOf('no_contact'),
      stopped: totalOf('stopped'),
      rejected: totalOf('rejected'),
      bounced: totalOf('bounced'),
    },
  };
}
