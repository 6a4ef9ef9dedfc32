import type { Module } from '@poolpros/chassis/service/module';
import type { Context } from '../base/context.js';
import { ProjectEntity } from './db/entities.js';
import { ownProjectRoutes } from './routes/own-projects.js';

/** Projects of a listing, each with a page. */
export const projects = {
  entities: [ProjectEntity],
  routes: [ownProjectRoutes],
} satisfies Module<Context>;
