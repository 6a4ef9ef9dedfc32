import { type EventHandler, transactionalHandler } from '@poolpros/chassis/consumer';
import { newId } from '@poolpros/chassis/ids';
import type { EventDefinition, EventOf } from '@poolpros/contracts/events/define';
import type { MessageTemplate } from '@poolpros/contracts/mails/templates';
import type { Context } from '../context.js';
import { addMails } from '../db/mail-store.js';

/** A mail or text that an event calls for: its template and what it is about. */
export type PlannedMail = [template: MessageTemplate, subjectId: string];

/** A handler that stores the mails an event calls for, and queues them once they are stored. */
export const mailsOn =
  <E extends EventDefinition>(definition: E, plan: (data: EventOf<E>['data']) => PlannedMail[]) =>
  ({ queue, schedule }: Pick<Context, 'queue' | 'schedule'>): EventHandler =>
    transactionalHandler(definition, async (event, { tx, afterCommit }) => {
      const mails = plan(event.data).map(([template, subjectId]) => ({
        id: newId(),
        eventId: event.id,
        template,
        subjectId,
      }));
      if (mails.length === 0) return;
      const added = await addMails(tx, mails, schedule.graceMs);
      afterCommit(() => queue.enqueue(added));
    });
