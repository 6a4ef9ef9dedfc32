import { defineService } from '@poolpros/chassis/service';
import { accountsStream } from '@poolpros/contracts/events/accounts';
import { directoryFactsStream } from '@poolpros/contracts/events/directory';
import { ensureAccountCommand } from './commands/ensure-account.js';
import { configSchema } from './config.js';
import { createContext } from './context.js';
import { entities } from './db/entities.js';
import { migrations } from './db/migrations/index.js';
import { submissionConfirmedHandler } from './events/submission-confirmed.js';
import { browserRules } from './routes/browser-rules.js';
import { mailRoutes } from './routes/mail.js';
import { passwordResetRoutes } from './routes/password-resets.js';
import { sessionRoutes } from './routes/sessions.js';

export const accounts = defineService({
  name: 'accounts',
  description: 'Accounts, sessions and passwords',
  config: configSchema,
  database: { entities, migrations },
  publishes: [accountsStream],
  subscribes: [{ stream: directoryFactsStream, handlers: [submissionConfirmedHandler] }],
  context: createContext,
  // The gateway, which alone calls for visitors, says where they come from in one address of its own making.
  http: () => ({ trustProxy: (_address, hop) => hop === 0 }),
  routes: [browserRules, sessionRoutes, passwordResetRoutes, mailRoutes],
  commands: { 'ensure-account': ensureAccountCommand },
});
