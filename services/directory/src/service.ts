import { consumersPart, deadLettersCommand, replayCommand } from '@poolpros/chassis/consumer';
import { httpPart } from '@poolpros/chassis/http';
import { createJobs } from '@poolpros/chassis/jobs';
import { createRelay } from '@poolpros/chassis/outbox';
import { optionalPart, type ServiceDefinition } from '@poolpros/chassis/run';
import { directoryFactsStream, directoryStream } from '@poolpros/contracts/events/directory';
import { buildApp } from './app.js';
import { afterRestore } from './commands/after-restore.js';
import { importCommand } from './commands/import.js';
import { reindex } from './commands/reindex.js';
import { sampleCommand } from './commands/sample.js';
import { verify } from './commands/verify.js';
import { type Config, configSchema } from './config.js';
import { type Context, createContext } from './context.js';
import { createConsumers } from './events/index.js';
import { erasePersonalDataHourly } from './jobs/erase-personal-data.js';
import { firstEntriesPart, keepEntries } from './jobs/keep-search-entries.js';

export const service: ServiceDefinition<Config, Context> = {
  name: 'directory',
  config: configSchema,
  context: createContext,
  async parts(context) {
    const { bus, config, database } = context;
    return [
      database,
      // What happens while the broker is away waits in the outbox; visitors are served.
      optionalPart(bus),
      firstEntriesPart(context),
      httpPart(await buildApp(context), { host: config.HOST, port: config.PORT }),
      createRelay({ ...context, streams: [directoryStream, directoryFactsStream] }),
      consumersPart(createConsumers(context)),
      createJobs({ ...context, jobs: [erasePersonalDataHourly(context), keepEntries(context)] }),
    ];
  },
  commands: {
    migrate: ({ database }) => database.migrate(),
    replay: replayCommand(createConsumers),
    'dead-letters': deadLettersCommand(createConsumers),
    'after-restore': afterRestore,
    import: importCommand,
    sample: sampleCommand,
    verify,
    reindex,
  },
};
