import type { Context } from '../../base/context.js';
import { addUpVisits } from '../actions/add-up-visits.js';

/** `add-up-visits`: does at once what the hourly job does, so that figures hold the visits until now. */
export async function addUpVisitsCommand(context: Pick<Context, 'database' | 'now'>): Promise<void> {
  await context.database.start();
  await addUpVisits(context.database, context.now());
  process.stdout.write('visits added up\n');
}
