import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { findInstaller } from '../db/installer-store.js';
import { suspensionReasons } from '../db/suspension-reasons.js';
import { type Mails, profileUrl, type Sources, toListing } from './mail.js';

/** The facts of mails that notify a team of a suspension; none if the suspension has ended by then. */
export const suspensionMails: Mails<'listing-suspended' | 'listing-restored'> = {
  'listing-suspended': async (sources, id) => {
    const listing = await listingOf(sources, id);
    const reason = listing && (await suspensionReasons(sources.tx, [listing.id]))(listing.id);
    if (listing?.status !== 'suspended' || !reason) return null;
    return {
      ...(await toListing(sources, listing)),
      facts: {
        businessName: listing.name,
        reason,
        dashboardUrl: `${sources.publicUrl}${pathTo(pagePaths.companyDashboard, { installerId: listing.id })}`,
      },
    };
  },
  'listing-restored': async (sources, id) => {
    const listing = await listingOf(sources, id);
    if (listing?.status !== 'published') return null;
    return {
      ...(await toListing(sources, listing)),
      facts: { businessName: listing.name, profileUrl: profileUrl(sources, listing) },
    };
  },
};

const listingOf = async ({ tx }: Sources, id: string) =>
  /^[1-9]\d{0,8}$/.test(id) ? await findInstaller(tx, Number(id)) : null;
