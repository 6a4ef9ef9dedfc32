import type { Subscription } from '@poolpros/chassis/service';
import type { PlannedMail } from '../actions/plan-mails.js';
import { analyticsTriggers } from '../analytics/events.js';
import type { Context } from '../context.js';
import { mails, texts } from '../mails/index.js';
import { followed } from './followed.js';

const triggers = [...Object.values(mails), ...Object.values(texts)].flatMap(({ template, on }) =>
  on.map(({ event, subjectId }) => ({ template, event, subjectId })),
);
const events = [...new Set([...triggers, ...analyticsTriggers].map(({ event }) => event))];
const streams = [...new Set(events.map(({ stream }) => stream))];

/** The mails and the analytics of each event. */
export const subscriptions: Subscription<Context>[] = streams.map((stream) => ({
  stream,
  handlers: events
    .filter((event) => event.stream === stream)
    .map((event) =>
      followed(event, (data) =>
        triggers
          .filter((trigger) => trigger.event === event)
          .flatMap(({ template, subjectId }): PlannedMail[] => {
            const id = subjectId(data);
            return id === null ? [] : [[template, id]];
          }),
      ),
    ),
}));
