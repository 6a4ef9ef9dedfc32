import type { Module } from '@poolpros/chassis/service/module';
import { accountsStream } from '@poolpros/contracts/events/accounts';
import type { DirectoryContext } from './context.js';
import { onDeletionRequested, onErasureDue } from './events/account-deletion.js';
import { adminListingRoutes } from './routes/admin-listings.js';
import { contractorRoutes } from './routes/contractors.js';
import { internalRoutes } from './routes/internal.js';
import { directoryMailRoutes } from './routes/mails.js';
import { ownDataRoutes } from './routes/own-data.js';

/** Use cases that involve several subjects; rows of none of them are in `personal-data.ts`. */
export const app = {
  routes: [adminListingRoutes, contractorRoutes, ownDataRoutes, internalRoutes, directoryMailRoutes],
  subscribes: [{ stream: accountsStream, handlers: [onDeletionRequested, onErasureDue] }],
} satisfies Omit<Module<DirectoryContext>, 'personalData'>;
