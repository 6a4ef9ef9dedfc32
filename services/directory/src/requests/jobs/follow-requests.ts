import { every, type Job } from '@poolpros/chassis/jobs';
import { minuteMs } from '@poolpros/contracts/time';
import type { Context } from '../../base/context.js';
import { expireRequests } from '../actions/expire-requests.js';
import { announceUnanswered } from '../actions/offer-others.js';

type Needs = Pick<Context, 'database' | 'now'>;

/** Ends contact requests without a reply, often enough that a page is right within minutes. */
export const expireRequestsOften = ({ database, now }: Needs): Job =>
  every(5 * minuteMs, 'expire requests', () => expireRequests(database, now()));

/** Offers others to homeowners whom nobody has answered. */
export const announceUnansweredOften = ({ database, now }: Needs): Job =>
  every(5 * minuteMs, 'announce unanswered requests', () => announceUnanswered(database, now()));
