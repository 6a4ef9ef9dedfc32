import { reportReasons } from '@poolpros/contracts/report-reasons';
import { findInstaller } from '../../listings/db/installer-store.js';
import { isShown } from '../../listings/domain/installer.js';
import { isUuid, type Mails, profileUrl, toOne } from '../../listings/mails/mail.js';
import { findReport } from '../db/listing-report-store.js';

/** The mail to an email that was left with a report. */
export const reportMails: Mails<'report-handled'> = {
  'report-handled': async (sources, id) => {
    const report = isUuid(id) ? await findReport(sources.tx, id) : null;
    const listing = report && (await findInstaller(sources.tx, report.installerId));
    if (!report?.email || !report.outcome || !listing) return null;
    return {
      ...toOne(report.email),
      facts: {
        businessName: listing.name,
        reason: reportReasons[report.reason],
        outcome: report.outcome,
        profileUrl: isShown(listing) ? profileUrl(sources, listing) : null,
      },
    };
  },
};
