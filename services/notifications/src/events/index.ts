import type { Subscription } from '@poolpros/chassis/service';
import type { PlannedMail } from '../actions/plan-mails.js';
import type { Context } from '../context.js';
import { mails, texts } from '../mails/index.js';
import { mailsOn } from './planned-mails.js';

const triggers = [...Object.values(mails), ...Object.values(texts)].flatMap(({ template, on }) =>
  on.map(({ event, subjectId }) => ({ template, event, subjectId })),
);
const events = [...new Set(triggers.map(({ event }) => event))];
const streams = [...new Set(events.map(({ stream }) => stream))];

/** The mails of each event. */
export const subscriptions: Subscription<Context>[] = streams.map((stream) => ({
  stream,
  handlers: events
    .filter((event) => event.stream === stream)
    .map((event) =>
      mailsOn(event, (data) =>
        triggers
          .filter((trigger) => trigger.event === event)
          .flatMap(({ template, subjectId }): PlannedMail[] => {
            const id = subjectId(data);
            return id === null ? [] : [[template, id]];
          }),
      ),
    ),
}));
