import type { Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { dueReports, markReported } from '../db/mail-store.js';
import { outcomeOf } from '../domain/mail-outcome.js';
import type { ReportOutcome } from '../mail/sources.js';

interface Reporting {
  database: Database;
  report: ReportOutcome;
  log: Log;
}

/**
 * Reports the outcomes of mails to the sources that want them. A failed report is repeated the next time. A source that
 * is down ends the round.
 */
export async function reportOutcomes({ database, report, log }: Reporting, signal: AbortSignal): Promise<void> {
  const { manager } = database.dataSource;
  for (const mail of await dueReports(manager)) {
    if (signal.aborted) return;
    const outcome = outcomeOf(mail);
    try {
      if (outcome !== null) await report(mail.template, mail.subjectId, outcome);
      await markReported(manager, mail);
    } catch (error) {
      log.warn({ err: error, mailId: mail.id, template: mail.template }, 'outcome of a mail not reported');
      if (error instanceof UnavailableError) return;
    }
  }
}
