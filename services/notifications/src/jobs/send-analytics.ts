import { every, type Job } from '@poolpros/chassis/jobs';
import { sendAnalytics } from '../actions/send-analytics.js';
import { createSendEvents } from '../analytics/provider.js';
import type { Context } from '../context.js';

/** Sends what happened to listings to product analytics, if there is a key. */
export const sendAnalyticsEvents = ({ config, database, schedule, log, now }: Context): Job => {
  const send = createSendEvents(config);
  return every(schedule.sweepEveryMs, 'send analytics', async (signal) => {
    if (send) await sendAnalytics({ database, send, log }, now(), signal);
  });
};
