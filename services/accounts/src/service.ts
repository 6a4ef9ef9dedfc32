import { nearestHop } from '@poolpros/chassis/network';
import { defineService } from '@poolpros/chassis/service';
import { accountsStream } from '@poolpros/contracts/events/accounts';
import { directoryFactsStream } from '@poolpros/contracts/events/directory';
import { disableAccountCommand, enableAccountCommand } from './commands/disable-account.js';
import { ensureAccountCommand } from './commands/ensure-account.js';
import { removeSecondFactorCommand } from './commands/remove-second-factor.js';
import { configSchema } from './config.js';
import { createContext } from './context.js';
import { entities } from './db/entities.js';
import { migrations } from './db/migrations.js';
import { endedSessionIds } from './db/session-store.js';
import { tokensSince } from './domain/access-token.js';
import { accountErasedHandler } from './events/account-erased.js';
import { claimRevokedHandler } from './events/claim-revoked.js';
import { submissionConfirmedHandler } from './events/submission-confirmed.js';
import { beginErasuresHourly } from './jobs/begin-erasures.js';
import { personalData } from './personal-data.js';
import { browserRules } from './routes/browser-rules.js';
import { deletionRoutes } from './routes/deletions.js';
import { emailRoutes } from './routes/emails.js';
import { internalRoutes } from './routes/internal.js';
import { accountMailRoutes } from './routes/mails.js';
import { ownDataRoutes } from './routes/own-data.js';
import { ownSessionRoutes } from './routes/own-sessions.js';
import { passkeyRoutes } from './routes/passkeys.js';
import { passwordResetRoutes } from './routes/password-resets.js';
import { secondFactorRoutes } from './routes/second-factor.js';
import { sessionRoutes } from './routes/sessions.js';

export const accounts = defineService({
  name: 'accounts',
  description: 'Accounts, sessions and passwords',
  config: configSchema,
  database: { entities, migrations },
  publishes: [accountsStream],
  subscribes: [
    { stream: directoryFactsStream, handlers: [submissionConfirmedHandler, claimRevokedHandler, accountErasedHandler] },
  ],
  context: createContext,
  endedSessions:
    ({ database, now }) =>
    () =>
      endedSessionIds(database.dataSource.manager, tokensSince(now())),
  http: () => ({
    trustProxy: nearestHop,
    securitySchemes: {
      refreshCookie: {
        type: 'apiKey',
        in: 'cookie',
        name: 'poolpros-contractor',
        description: 'Set at login. Administrators get poolpros-admin; over HTTPS both begin with __Host-.',
      },
    },
  }),
  routes: [
    browserRules,
    sessionRoutes,
    ownSessionRoutes,
    secondFactorRoutes,
    passkeyRoutes,
    emailRoutes,
    ownDataRoutes,
    deletionRoutes,
    passwordResetRoutes,
    accountMailRoutes,
    internalRoutes,
  ],
  jobs: [beginErasuresHourly],
  personalData,
  commands: {
    'ensure-account': ensureAccountCommand,
    'disable-account': disableAccountCommand,
    'enable-account': enableAccountCommand,
    'remove-second-factor': removeSecondFactorCommand,
  },
});
