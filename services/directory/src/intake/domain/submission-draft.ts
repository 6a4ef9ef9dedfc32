import { draftDays } from '@poolpros/contracts/listing-options';
import { dayMs } from '@poolpros/contracts/time';
import { foldSpacing } from '../../base/domain/fold-spacing.js';

/** An unsent form. The token of its mailed link is `linkToken` of id and nonce. */
export interface SubmissionDraft {
  id: string;
  email: string;
  /** As the writer left it: not validated. */
  form: Record<string, unknown>;
  step: number;
  nonce: string;
  tokenHash: string;
  createdAt: Date;
  savedAt: Date;
  remindedAt: Date | null;
}

/** Maximum number of drafts per email in 24 hours (docs/rules.md#mailed-drafts). */
export const draftsPerDay = 3;

const daysFrom = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayMs);

export const keptUntil = ({ savedAt }: Pick<SubmissionDraft, 'savedAt'>): Date => daysFrom(savedAt, draftDays.kept);
/** Drafts last saved before this instant are erased. */
export const eraseDraftsBefore = (now: Date): Date => daysFrom(now, -draftDays.kept);
/** Writers of drafts last saved before this instant get a reminder. */
export const remindBefore = (now: Date): Date => daysFrom(now, -draftDays.reminder);

/** Whether a draft is about the business with this name. */
export const isDraftOf = ({ form }: Pick<SubmissionDraft, 'form'>, businessName: string): boolean =>
  typeof form.businessName === 'string' && foldSpacing(form.businessName) === foldSpacing(businessName);
