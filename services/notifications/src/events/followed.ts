import { type EventHandler, transactionalHandler } from '@poolpros/chassis/consumer';
import type { EventDefinition, EventOf } from '@poolpros/contracts/events/define';
import { planAnalytics } from '../actions/plan-analytics.js';
import { type PlannedMail, planMails } from '../actions/plan-mails.js';
import type { Context } from '../context.js';

/**
 * A handler that stores what follows from an event: its mails, which are queued once they are stored, and with a key its
 * event of product analytics, which a job sends.
 */
export const followed =
  <E extends EventDefinition>(definition: E, plan: (data: EventOf<E>['data']) => PlannedMail[]) =>
  ({ config, queue, schedule }: Pick<Context, 'config' | 'queue' | 'schedule'>): EventHandler =>
    transactionalHandler(definition, async (event, { tx, afterCommit }) => {
      const { graceMs } = schedule;
      const added = await planMails(tx, { eventId: event.id, planned: plan(event.data), graceMs });
      if (added.length > 0) afterCommit(() => queue.enqueue(added));
      if (config.POSTHOG_KEY !== undefined) await planAnalytics(tx, definition, event);
    });
