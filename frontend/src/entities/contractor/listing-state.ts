import type { OwnBusiness } from '@poolpros/contracts/http/contractors';
import { decisionDays } from '@poolpros/contracts/limits';
import type { Tone } from '../../shared/ui/badge.js';
import type { TimelineEntry } from '../../shared/ui/progress.js';
import { submissionTimeline } from '../submission/submission-timeline.js';

type ListingStatus = OwnBusiness['status'];

/** The label of a listing's state. */
export const listingStates: Record<ListingStatus, { tone: Tone; text: string; next: string }> = {
  awaiting_confirmation: {
    tone: 'amber',
    text: 'Email not confirmed yet',
    next: 'Open the link we emailed you and press the button on that page.',
  },
  pending_review: {
    tone: 'amber',
    text: 'In review',
    next: `Someone on our team will read your listing, usually within ${decisionDays} business days. We will email you the decision.`,
  },
  approved: { tone: 'leaf', text: 'Approved', next: 'We are adding your page to search.' },
  rejected: {
    tone: 'brick',
    text: 'Not approved',
    next: 'If you can correct the listing, send it again. We will review it as a new listing.',
  },
  expired: {
    tone: 'stone',
    text: 'Expired',
    next: 'The email address was not confirmed in time. You can send the listing again.',
  },
  published: { tone: 'leaf', text: 'Live', next: 'Homeowners can find you and send you requests.' },
  paused: { tone: 'amber', text: 'Paused', next: 'Your page says that you are away.' },
  suspended: {
    tone: 'brick',
    text: 'Suspended',
    next: 'Your page is not shown. Reply to our email if this is a mistake.',
  },
  closed: { tone: 'stone', text: 'Closed', next: 'Your page says that the business has closed.' },
};

export const isPublic = ({ status }: Pick<OwnBusiness, 'status'>): boolean =>
  status === 'published' || status === 'paused';

/** The progress of a listing into the directory; null for one that was not submitted by the form. */
export function listingTimeline({ status, history }: OwnBusiness): TimelineEntry[] | null {
  if (history.length === 0) return null;
  const isListed = status === 'published' || status === 'paused' || status === 'suspended' || status === 'closed';
  return submissionTimeline(history, isListed ? 'approved' : status);
}
