import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import type { Context } from '../../base/context.js';
import { deleteClientReports } from '../actions/delete-client-reports.js';

export const deleteClientReportsHourly = ({ database, now }: Pick<Context, 'database' | 'now'>): Job =>
  every(hourMs, 'delete client reports', () => deleteClientReports(database, now()));
