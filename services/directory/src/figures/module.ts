import type { Module } from '@poolpros/chassis/service/module';
import type { Context } from '../base/context.js';
import { addUpVisitsCommand } from './commands/add-up-visits.js';
import { addUpVisitsHourly } from './jobs/add-up-visits.js';
import { deleteClientReportsHourly } from './jobs/delete-client-reports.js';
import { figurePersonalData } from './personal-data.js';
import { clientReportRoutes } from './routes/client-reports.js';
import { keyedFigureRoutes } from './routes/keyed-figures.js';
import { listingFigureRoutes } from './routes/listing-figures.js';
import { listingVisitRoutes } from './routes/listing-visits.js';

/** What visitors did with listings and what a business learns of it, and what they found missing or broken. */
export const figures = {
  routes: [listingVisitRoutes, listingFigureRoutes, keyedFigureRoutes, clientReportRoutes],
  commands: { 'add-up-visits': addUpVisitsCommand },
  jobs: [addUpVisitsHourly, deleteClientReportsHourly],
  personalData: figurePersonalData,
} satisfies Module<Context>;
