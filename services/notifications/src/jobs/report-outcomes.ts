import { every, type Job } from '@poolpros/chassis/jobs';
import { reportOutcomes } from '../actions/report-outcomes.js';
import type { Context } from '../context.js';
import { createReportOutcome } from '../mail/sources.js';

/** Reports the outcomes of mails to their sources. */
export const reportMailOutcomes = ({ config, database, schedule, log }: Context): Job => {
  const report = createReportOutcome(config);
  return every(schedule.sweepEveryMs, 'report outcomes of mails', (signal) =>
    reportOutcomes({ database, report, log }, signal),
  );
};
