import { type Base, defineService } from '@poolpros/chassis/service';
import { directoryStream } from '@poolpros/contracts/events/directory';
import { reindex } from './commands/reindex.js';
import { verify } from './commands/verify.js';
import { type Config, configSchema } from './config.js';
import { createContext, name } from './context.js';
import { changesAtOnce, onContractorChanged } from './events/contractor-changed.js';
import { indexPart } from './index/index-part.js';
import { type InTime, roomForOthers } from './readiness/warm-up.js';
import { registerOneBoxRoutes } from './routes/one-box.js';
import { registerSearchRoutes } from './routes/search.js';

/** `inTime` says when the engine is fast enough. */
export const createSearch = (inTime: InTime) =>
  defineService({
    name,
    description: 'Search for contractors by place, services and words',
    config: configSchema,
    subscribes: [{ stream: directoryStream, handlers: [onContractorChanged], concurrency: changesAtOnce }],
    context: (base: Base<Config>) => createContext(base, inTime),
    routes: [registerSearchRoutes, registerOneBoxRoutes],
    parts: (context) => [indexPart(context), context.readiness, context.progress],
    commands: { reindex, verify },
  });

export const search = createSearch(roomForOthers);
