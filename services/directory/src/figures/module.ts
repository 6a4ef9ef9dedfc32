import type { Module } from '@poolpros/chassis/service/module';
import type { Context } from '../base/context.js';
import { addUpVisitsCommand } from './commands/add-up-visits.js';
import { addUpVisitsHourly } from './jobs/add-up-visits.js';
import { figurePersonalData } from './personal-data.js';
import { keyedFigureRoutes } from './routes/keyed-figures.js';
import { listingFigureRoutes } from './routes/listing-figures.js';
import { listingVisitRoutes } from './routes/listing-visits.js';

/** What visitors did with listings, and what a business learns of it. */
export const figures = {
  routes: [listingVisitRoutes, listingFigureRoutes, keyedFigureRoutes],
  commands: { 'add-up-visits': addUpVisitsCommand },
  jobs: [addUpVisitsHourly],
  personalData: figurePersonalData,
} satisfies Module<Context>;
