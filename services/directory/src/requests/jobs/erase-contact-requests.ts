import { deleteHourly } from '@poolpros/chassis/database/prune';
import type { Job } from '@poolpros/chassis/jobs';
import type { Context } from '../../base/context.js';
import { requestKeptDays } from '../domain/contact-request.js';

const kept = { table: 'contact_requests', key: 'id', since: 'created_at', days: requestKeptDays };

/** Erases requests to contractors when their months are over. */
export const eraseContactRequests = ({ database }: Pick<Context, 'database'>): Job =>
  deleteHourly(database, 'erase contact requests', kept);
