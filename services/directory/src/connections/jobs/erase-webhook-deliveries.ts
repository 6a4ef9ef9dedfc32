import { deleteHourly } from '@poolpros/chassis/database/prune';
import type { Job } from '@poolpros/chassis/jobs';
import { webhookLimits } from '@poolpros/contracts/limits';
import type { Context } from '../../base/context.js';

const kept = { table: 'webhook_deliveries', key: 'id', since: 'created_at', days: webhookLimits.keptDays };

/** Erases what was told to endpoints when it is listed no longer. */
export const eraseWebhookDeliveries = ({ database }: Pick<Context, 'database'>): Job =>
  deleteHourly(database, 'erase webhook deliveries', kept);
