import { createConsumer, deadLettersCommand, replayCommand } from '@poolpros/chassis/consumer';
import { httpPart } from '@poolpros/chassis/http';
import { createRelay } from '@poolpros/chassis/outbox';
import { afterRestoreCommand } from '@poolpros/chassis/outbox/after-restore';
import { optionalPart, type ServiceDefinition } from '@poolpros/chassis/run';
import { accountsStream } from '@poolpros/contracts/events/accounts';
import { directoryFactsStream } from '@poolpros/contracts/events/directory';
import { createAccountsApp } from './app.js';
import { ensureAccountCommand } from './commands/ensure-account.js';
import { type Config, configSchema } from './config.js';
import { type Context, createContext } from './context.js';
import { eventHandlers } from './events/index.js';

export const directoryConsumer = (context: Context) =>
  createConsumer({
    ...context,
    stream: directoryFactsStream,
    service: 'accounts',
    handlers: eventHandlers(context),
    inbox: context.database,
  });

export const service: ServiceDefinition<Config, Context> = {
  name: 'accounts',
  config: configSchema,
  context: createContext,
  parts: async (context) => {
    const { config, database, bus } = context;
    return [
      database,
      // What happens while the broker is away waits in the outbox; visitors are served.
      optionalPart(bus),
      createRelay({ ...context, streams: [accountsStream] }),
      httpPart(await createAccountsApp(context), { host: config.HOST, port: config.PORT }),
      directoryConsumer(context),
    ];
  },
  commands: {
    migrate: async ({ database }) => {
      await database.start();
      await database.stop();
    },
    replay: replayCommand((context: Context) => [directoryConsumer(context)]),
    'dead-letters': deadLettersCommand((context: Context) => [directoryConsumer(context)]),
    'after-restore': afterRestoreCommand<Context>(),
    'ensure-account': ensureAccountCommand,
  },
};
