import { type EventHandler, transactionalHandler } from '@poolpros/chassis/consumer';
import type { EventDefinition, EventOf } from '@poolpros/contracts/events/define';
import { type PlannedMail, planMails } from '../actions/plan-mails.js';
import type { Context } from '../context.js';

/** A handler that stores the mails for an event, and queues them once they are stored. */
export const mailsOn =
  <E extends EventDefinition>(definition: E, plan: (data: EventOf<E>['data']) => PlannedMail[]) =>
  ({ queue, schedule }: Pick<Context, 'queue' | 'schedule'>): EventHandler =>
    transactionalHandler(definition, async (event, { tx, afterCommit }) => {
      const { graceMs } = schedule;
      const added = await planMails(tx, { eventId: event.id, planned: plan(event.data), graceMs });
      if (added.length > 0) afterCommit(() => queue.enqueue(added));
    });
