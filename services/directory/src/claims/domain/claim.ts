import { defineMachine, type Machine } from '@poolpros/chassis/machine';
import { type ClaimantRole, claimDays, openClaimStatuses, proofHours } from '@poolpros/contracts/claim-facts';
import type { ClaimReason } from '@poolpros/contracts/claim-reasons';
import { type ClaimAction, type ClaimMethod, type ClaimStatus, claimStatuses } from '@poolpros/contracts/http/claims';
import { dayMs, hourMs } from '@poolpros/contracts/time';

/** An account's statement that a listing is theirs. */
export interface ClaimRecord {
  id: string;
  version: number;
  status: ClaimStatus;
  listingId: number;
  accountId: string;
  method: ClaimMethod;
  role: ClaimantRole;
  licenseNumber: string | null;
  /** The recipient of the link, at the website's domain. */
  proofEmail: string | null;
  note: string | null;
  /** Nonce of the tokens in mailed links, which are derived from it, the id and a secret. */
  nonce: string;
  /** Hash of the token in the mail to the website's domain. */
  tokenHash: string | null;
  proofUntil: Date | null;
  provedAt: Date | null;
  /** Whether it was proved by a method that needs no person. */
  isStrong: boolean;
  /** Until when the owner can answer; null if the listing had none when the claim went to the staff. */
  ownerAnswersUntil: Date | null;
  startedAt: Date;
  decidedAt: Date | null;
  /** Null for one that was approved automatically. */
  decidedBy: string | null;
  reasonCode: ClaimReason | null;
  decisionNote: string | null;
  appealedAt: Date | null;
  /** The claimant's appeal against the previous decision, whose reason stays until the next one. */
  appeal: string | null;
  /** The owners who lost the page by the approval. */
  ownersBefore: string[];
  /** Until when the previous contact can dispute it; null before the approval. */
  objectUntil: Date | null;
  objectedAt: Date | null;
  /** The text of the dispute. */
  objection: string | null;
  /** The claimant's network as a keyed hash, and the name of the browser; null once they are erased. */
  network: string | null;
  browser: string | null;
}

/** A claim that has not been stored yet. */
export type NewClaim = Omit<ClaimRecord, 'version' | 'status'>;

const open = [...openClaimStatuses];

/** The lifecycle of a claim (docs/rules.md#claims). */
export const claimMachine: Machine<ClaimStatus, ClaimAction> = defineMachine({
  name: 'claim',
  states: claimStatuses,
  actions: {
    start: { from: [], to: 'started', by: ['contractor'] },
    // Another code may be sent to the phone.
    send_proof: { from: ['started', 'proof_sent'], to: 'proof_sent', by: ['contractor'] },
    // Anyone who reads the mailbox may open the mailed link.
    prove: { from: ['started', 'proof_sent'], to: 'proof_passed', by: ['contractor', 'anonymous'] },
    review: { from: ['started', 'proof_passed'], to: 'under_review', by: ['contractor', 'anonymous'] },
    approve: { from: ['proof_passed', 'under_review'], to: 'approved', by: ['staff', 'system'] },
    reject: { from: ['under_review'], to: 'rejected', by: ['staff'], needsReason: true },
    withdraw: { from: open, to: 'withdrawn', by: ['contractor'] },
    supersede: { from: open, to: 'superseded', by: ['system'] },
    // A claim without strong proof of a page that has an owner ends automatically.
    expire: { from: ['started', 'proof_sent', 'under_review'], to: 'expired', by: ['system'] },
    appeal: { from: ['rejected'], to: 'under_review', by: ['contractor'] },
    // The current owner answers, in the dashboard or by the mailed link.
    grant: { from: ['under_review'], to: 'approved', by: ['contractor', 'anonymous'] },
    refuse: { from: ['under_review'], to: 'rejected', by: ['contractor', 'anonymous'] },
    // By the link in the notice to the previous contact.
    dispute: { from: ['approved'], to: 'disputed', by: ['anonymous'] },
    uphold: { from: ['disputed'], to: 'approved', by: ['staff'] },
    overturn: { from: ['disputed'], to: 'rejected', by: ['staff'], needsReason: true },
    revoke: { from: ['approved'], to: 'revoked', by: ['staff'], needsReason: true },
  },
});

export const isOpen = ({ status }: Pick<ClaimRecord, 'status'>): boolean => open.some((each) => each === status);

/** States in which the staff has to decide. */
export const toDecide = ['under_review', 'disputed'] as const satisfies readonly ClaimStatus[];
export const isToDecide = ({ status }: Pick<ClaimRecord, 'status'>): boolean =>
  toDecide.some((each) => each === status);

/** Maximum number of open claims per account (docs/rules.md#claim-limits). */
export const mostOpenClaims = 3;
/** Maximum number of links mailed for one listing in 24 hours. */
export const proofMailsPerDay = 3;
/** Days from the start of a claim of a page with an owner until it must be decided (docs/rules.md#contested-claims). */
const contestDays = 28;
/** Days in which a rejection can be appealed, once (docs/rules.md#claim-appeals). */
const appealDays = 30;
/** Rejections of a listing's claims after which an account has to wait, and the number of days. */
const pause = { rejections: 2, days: 30 };

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + claimDays.code * dayMs);
export const proofDeadline = (now: Date): Date => new Date(now.getTime() + proofHours * hourMs);
export const objectionDeadline = (now: Date): Date => new Date(now.getTime() + claimDays.object * dayMs);
export const answerDeadline = (now: Date): Date => new Date(now.getTime() + claimDays.answer * dayMs);
/** Unproved claims that were started before this instant have ended. */
export const unprovedBefore = (now: Date): Date => new Date(now.getTime() - claimDays.unproved * dayMs);
/** When a claim of a page with an owner must be decided; null for any other. An appeal restarts the period. */
export const contestEnd = ({ startedAt, appealedAt, ownerAnswersUntil }: ClaimRecord): Date | null =>
  ownerAnswersUntil === null ? null : new Date((appealedAt ?? startedAt).getTime() + contestDays * dayMs);
/** Until when the rejection of a claim can be appealed; null if it cannot. */
export function appealDeadline({ status, appealedAt, decidedAt }: ClaimRecord, now: Date): Date | null {
  if (status !== 'rejected' || appealedAt !== null || decidedAt === null) return null;
  const until = new Date(decidedAt.getTime() + appealDays * dayMs);
  return until > now ? until : null;
}
/** Contested claims that were started or appealed before this instant must have been decided. */
export const contestedBefore = (now: Date): Date => new Date(now.getTime() - contestDays * dayMs);

/** Until when an account has to wait after rejections on a listing, given their times; null if it need not. */
export function pausedUntil(rejectedAt: readonly Date[], now: Date): Date | null {
  if (rejectedAt.length < pause.rejections) return null;
  const last = Math.max(...rejectedAt.map((at) => at.getTime()));
  const until = new Date(last + pause.days * dayMs);
  return until > now ? until : null;
}

/** How a listing stands towards one who claims it. */
export interface ClaimContext {
  hasOwner: boolean;
  /** When its phone, email or website last changed. */
  contactChangedAt: Date;
  phoneChangedAt: Date;
  /** Of other accounts. */
  otherOpenClaims: number;
}

/** Whether a strongly proved claim needs no decision (docs/rules.md#automatic-claims). */
export const isAutomatic = (
  { hasOwner, otherOpenClaims, contactChangedAt }: Omit<ClaimContext, 'phoneChangedAt'>,
  now: Date,
): boolean => !hasOwner && otherOpenClaims === 0 && hasSettled(contactChangedAt, now);

/** Whether data that last changed at an instant has been unchanged long enough to be a proof. */
export const hasSettled = (changedAt: Date, now: Date): boolean =>
  changedAt.getTime() <= now.getTime() - claimDays.settled * dayMs;
