import { changeReasons } from '@poolpros/contracts/change-reasons';
import { editedFieldTable } from '@poolpros/contracts/edited-field-table';
import { type EditedField, editedFields } from '@poolpros/contracts/http/listing-changes';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { findInstaller } from '../../listings/db/installer-store.js';
import { isUuid, type Mails, profileUrl, toListing } from '../../listings/mails/mail.js';
import { findChange } from '../db/change-store.js';

const outcomes = { applied: 'applied', declined: 'declined', needs_revision: 'needs_revision' } as const;
const isOutcome = (status: string): status is keyof typeof outcomes => Object.hasOwn(outcomes, status);

/** The facts of mails about changes of listings. */
export const changeMails: Mails<'listing-change-decided'> = {
  'listing-change-decided': async (sources, id) => {
    const change = isUuid(id) ? await findChange(sources.tx, id) : null;
    const listing = change && (await findInstaller(sources.tx, change.listingId));
    if (!change || !listing || !isOutcome(change.status)) return null;
    const room = pathTo(pagePaths.companyDashboard, { installerId: listing.id });
    return {
      ...(await toListing(sources, listing)),
      facts: {
        businessName: listing.name,
        outcome: outcomes[change.status],
        fields: editedFields
          .filter((field: EditedField) => field in change.after)
          .map((field) => editedFieldTable[field].label),
        reason: change.reasonCode && changeReasons[change.reasonCode],
        note: change.decisionNote,
        profileUrl: profileUrl(sources, listing),
        roomUrl: `${sources.publicUrl}${room}?room=profile`,
      },
    };
  },
};
