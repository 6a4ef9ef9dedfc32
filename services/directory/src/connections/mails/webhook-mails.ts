import { webhookLimits } from '@poolpros/contracts/limits';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { findInstaller } from '../../listings/db/installer-store.js';
import { isUuid, type Mails, toListing } from '../../listings/mails/mail.js';
import { findWebhook } from '../db/webhook-store.js';

/** The facts of the mail to a team about an endpoint that was turned off; none if it is on again. */
export const webhookMails: Mails<'webhook-off'> = {
  'webhook-off': async (sources, id) => {
    const webhook = isUuid(id) ? await findWebhook(sources.tx, id) : null;
    if (webhook?.offReason !== 'gone' && webhook?.offReason !== 'failing') return null;
    const listing = await findInstaller(sources.tx, webhook.listingId);
    const room = pathTo(pagePaths.companyDashboard, { installerId: webhook.listingId });
    return (
      listing && {
        ...(await toListing(sources, listing)),
        facts: {
          businessName: listing.name,
          host: new URL(webhook.url).host,
          cause: webhook.offReason,
          failingDays: webhookLimits.failingDays,
          roomUrl: `${sources.publicUrl}${room}?room=connections`,
        },
      }
    );
  },
};
