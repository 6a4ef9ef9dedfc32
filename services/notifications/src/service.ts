import { consumersPart, deadLettersCommand, replayCommand } from '@poolpros/chassis/consumer';
import { migrateCommand } from '@poolpros/chassis/database';
import { createApp, httpPart } from '@poolpros/chassis/http';
import { createJobs } from '@poolpros/chassis/jobs';
import type { Part, ServiceDefinition } from '@poolpros/chassis/run';
import { retryFailedCommand } from './commands/retry-failed.js';
import { type Config, configSchema } from './config.js';
import { type Context, createContext } from './context.js';
import { createConsumers } from './events/index.js';
import { pruneMailsHourly } from './jobs/prune-mails.js';
import { sweepMails } from './jobs/sweep-mails.js';
import { createFetchMail } from './mail/sources.js';
import { createMailTransport } from './mail/transport.js';
import { createMailWorker } from './mail/worker.js';
import { createMailMetrics } from './metrics.js';

export const notificationsService: ServiceDefinition<Config, Context> = {
  name: 'notifications',
  config: configSchema,
  context: (config, base) => createContext(config, base),
  parts: createParts,
  commands: {
    migrate: migrateCommand(({ database }: Context) => database),
    replay: replayCommand(createConsumers),
    'dead-letters': deadLettersCommand(createConsumers),
    'retry-failed': retryFailedCommand,
  },
};

export async function createParts(context: Context): Promise<Part[]> {
  const { config, log, metrics, database, bus, redis, queue, schedule } = context;
  const app = await createApp({
    name: 'notifications',
    description: 'Sends the mails that follow from what happened elsewhere',
    log,
    metrics,
  });
  const transport = createMailTransport(config.SMTP_URL);
  const delivery = {
    database,
    fetchMail: createFetchMail(config),
    transport,
    sender: config.MAIL_FROM,
    brand: { siteUrl: config.PUBLIC_URL, from: config.MAIL_FROM.address, postalAddress: config.MAIL_POSTAL_ADDRESS },
    schedule,
    log,
    metrics: createMailMetrics(metrics),
  };
  return [
    database,
    bus,
    redis,
    queue,
    httpPart(app, { host: config.HOST, port: config.PORT }),
    transport,
    createMailWorker({ redis, prefix: config.EVENT_PREFIX, delivery }),
    consumersPart(createConsumers(context)),
    createJobs({ jobs: [sweepMails(context), pruneMailsHourly(context)], database, log, metrics }),
  ];
}
