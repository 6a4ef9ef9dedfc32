import { type Consumer, createConsumer, deadLettersCommand, replayCommand } from '@poolpros/chassis/consumer';
import { httpPart } from '@poolpros/chassis/http';
import type { ServiceDefinition } from '@poolpros/chassis/run';
import { directoryStream } from '@poolpros/contracts/events/directory';
import { createSearchApp } from './app.js';
import { reindex } from './commands/reindex.js';
import { verify } from './commands/verify.js';
import { type Config, configSchema } from './config.js';
import { type Context, createContext, durable } from './context.js';
import { changesAtOnce, onContractorChanged } from './events/contractor-changed.js';
import { indexPart } from './index/index-part.js';

/** What the service follows; also used to replay one event. */
export const createConsumers = (context: Context): Consumer[] => [
  createConsumer({
    bus: context.bus,
    stream: directoryStream,
    service: durable,
    handlers: [onContractorChanged(context)],
    concurrency: changesAtOnce,
    log: context.log,
    metrics: context.metrics,
  }),
];

export const searchService: ServiceDefinition<Config, Context> = {
  name: 'search',
  config: configSchema,
  context: createContext,
  async parts(context) {
    const { HOST, PORT } = context.config;
    return [
      context.bus,
      indexPart(context),
      context.readiness,
      context.progress,
      httpPart(await createSearchApp(context), { host: HOST, port: PORT }),
      ...createConsumers(context),
    ];
  },
  commands: {
    reindex,
    verify,
    replay: replayCommand(createConsumers),
    'dead-letters': deadLettersCommand(createConsumers),
  },
};
