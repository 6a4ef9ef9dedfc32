import { consumersPart, deadLettersCommand, replayCommand } from '@poolpros/chassis/consumer';
import { migrateCommand } from '@poolpros/chassis/database';
import { httpPart } from '@poolpros/chassis/http';
import { createJobs } from '@poolpros/chassis/jobs';
import { createRelay } from '@poolpros/chassis/outbox';
import { optionalPart, type ServiceDefinition } from '@poolpros/chassis/run';
import { reviewsStream } from '@poolpros/contracts/events/reviews';
import { createReviewsApp } from './app.js';
import { afterRestore } from './commands/after-restore.js';
import { type Config, configSchema } from './config.js';
import { type Context, createContext } from './context.js';
import { createConsumers } from './events/index.js';
import { eraseUnprovenReviewsHourly } from './jobs/erase-unproven-reviews.js';
import { sampleCommand } from './sample/command.js';

export const reviewsService: ServiceDefinition<Config, Context> = {
  name: 'reviews',
  config: configSchema,
  context: createContext,
  async parts(context) {
    const { config, database, bus, log, metrics } = context;
    return [
      database,
      // What happens while the broker is away waits in the outbox; visitors are served.
      optionalPart(bus),
      httpPart(await createReviewsApp(context), { host: config.HOST, port: config.PORT }),
      createRelay({ database, bus, streams: [reviewsStream], log, metrics }),
      consumersPart(createConsumers(context)),
      createJobs({ jobs: [eraseUnprovenReviewsHourly(context)], database, log, metrics }),
    ];
  },
  commands: {
    migrate: migrateCommand(({ database }: Context) => database),
    replay: replayCommand(createConsumers),
    'dead-letters': deadLettersCommand(createConsumers),
    'after-restore': afterRestore,
    sample: sampleCommand,
  },
};
