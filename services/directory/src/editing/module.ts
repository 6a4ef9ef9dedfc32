import type { Module } from '@poolpros/chassis/service/module';
import type { Context } from '../base/context.js';
import { ListingChangeEntity } from './db/entities.js';
import { changeMails } from './mails/change-mails.js';
import { editingPersonalData } from './personal-data.js';
import { adminChangeRoutes } from './routes/admin-changes.js';
import { changeRoutes } from './routes/changes.js';
import { ownListingRoutes } from './routes/own-listing.js';

/** Changes of a listing by its members or by an import. */
export const editing = {
  entities: [ListingChangeEntity],
  routes: [adminChangeRoutes, ownListingRoutes, changeRoutes],
  mails: changeMails,
  personalData: editingPersonalData,
} satisfies Module<Context>;
