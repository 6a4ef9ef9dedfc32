import type { FollowedRecipient } from '@poolpros/contracts/http/followed-requests';
import type { BusinessMove, ContactRequestAction, ContactRequestStatus } from '@poolpros/contracts/http/request-states';
import { requestLimits } from '@poolpros/contracts/limits';
import type { Tone } from '../../shared/ui/badge.js';

export interface StatusLabel {
  text: string;
  tone: Tone;
}

const expired = `No reply in ${requestLimits.expireDays} days`;

/** How a business reads the state of a request. */
export const businessStatuses: Readonly<Record<ContactRequestStatus, StatusLabel>> = {
  unconfirmed: { text: 'Not confirmed yet', tone: 'stone' },
  new: { text: 'New', tone: 'cedar' },
  delivered: { text: 'New', tone: 'cedar' },
  seen: { text: 'Read, not answered', tone: 'amber' },
  replied: { text: 'Answered', tone: 'pool' },
  quoted: { text: 'Quoted', tone: 'pool' },
  scheduled: { text: 'Scheduled', tone: 'pool' },
  won: { text: 'Won', tone: 'leaf' },
  lost: { text: 'Lost', tone: 'stone' },
  declined: { text: 'Declined', tone: 'stone' },
  spam: { text: 'Spam', tone: 'stone' },
  withdrawn: { text: 'Withdrawn', tone: 'stone' },
  expired: { text: expired, tone: 'brick' },
};

/** How the homeowner reads it. */
export const homeownerStatuses: Readonly<Record<FollowedRecipient['status'], StatusLabel>> = {
  unconfirmed: { text: 'Not sent yet', tone: 'amber' },
  new: { text: 'Not delivered yet', tone: 'stone' },
  delivered: { text: 'Delivered', tone: 'pool' },
  seen: { text: 'Seen, no reply yet', tone: 'amber' },
  replied: { text: 'Replied', tone: 'leaf' },
  quoted: { text: 'Sent a quote', tone: 'leaf' },
  scheduled: { text: 'Scheduled', tone: 'leaf' },
  won: { text: 'Got the job', tone: 'leaf' },
  lost: { text: 'Did not get the job', tone: 'stone' },
  declined: { text: 'Declined', tone: 'stone' },
  withdrawn: { text: 'Withdrawn', tone: 'stone' },
  expired: { text: expired, tone: 'brick' },
};

/** What a step did, for the history that a business sees. */
export const stepLabels: Readonly<Record<ContactRequestAction, string>> = {
  send: 'Sent by the homeowner',
  hold: 'Waiting for the homeowner to confirm',
  confirm: 'Confirmed by the homeowner',
  deliver: 'Delivered',
  bounce: 'The email bounced',
  see: 'Read',
  reply: 'Answered',
  quote: 'Quote sent',
  schedule: 'Visit scheduled',
  win: 'Won',
  lose: 'Lost',
  decline: 'Declined',
  mark_spam: 'Marked as spam',
  not_spam: 'Marked as not spam',
  hire: 'Hired by the homeowner',
  pass_over: 'The homeowner chose someone else',
  withdraw: 'Withdrawn by the homeowner',
  expire: expired,
};

/** The button for a step that a business takes. */
export const moveLabels: Readonly<Record<BusinessMove, string>> = {
  quote: 'Quote sent',
  schedule: 'Visit scheduled',
  win: 'Won',
  lose: 'Lost',
  decline: 'Decline',
  mark_spam: 'Mark as spam',
  not_spam: 'Not spam',
};
