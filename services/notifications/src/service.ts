import { personCommand } from '@poolpros/chassis/personal-data';
import { type Base, defineService } from '@poolpros/chassis/service';
import { keptOfPerson, personalData } from './actions/personal-data.js';
import { analyticsParts } from './analytics/parts.js';
import { retryFailedCommand } from './commands/retry-failed.js';
import { type Config, configSchema } from './config.js';
import { createContext } from './context.js';
import { entities } from './db/entities.js';
import { migrations } from './db/migrations.js';
import { defaultSchedule, type Schedule } from './domain/schedule.js';
import { subscriptions } from './events/index.js';
import { inboundParts } from './inbound/part.js';
import { reportMailOutcomes } from './jobs/report-outcomes.js';
import { sendAnalyticsEvents } from './jobs/send-analytics.js';
import { sweepMails } from './jobs/sweep-mails.js';
import { mailParts } from './mail/parts.js';
import { mailStopRoutes } from './routes/mail-stops.js';

export const createNotifications = (schedule: Schedule) =>
  defineService({
    name: 'notifications',
    description: 'Sends the emails that events in other services call for',
    config: configSchema,
    database: { entities, migrations },
    subscribes: subscriptions,
    context: (base: Base<Config>) => createContext(base, schedule),
    routes: [mailStopRoutes],
    parts: (context) => [...analyticsParts(context), ...mailParts(context), ...inboundParts(context)],
    jobs: [sweepMails, reportMailOutcomes, sendAnalyticsEvents],
    personalData,
    commands: {
      'erase-person': personCommand((tx, email, { secret }) => keptOfPerson(tx, secret, email)),
      'retry-failed': retryFailedCommand,
    },
  });

export const notifications = createNotifications(defaultSchedule);
