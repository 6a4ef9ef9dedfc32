import { pagePaths } from '@poolpros/contracts/paths';
import { findInstaller } from './db/installer-store.js';
import { findInvitation } from './db/invitation-store.js';
import { invitationDays } from './domain/invitation.js';
import { factsOf } from './domain/snapshot.js';
import { invitationToken } from './invitation-link.js';
import { isUuid, type MailOf } from './mail.js';

/** What the mails about teams say. */
export const teamMails: { 'team-invitation': MailOf<'team-invitation'> } = {
  'team-invitation': async ({ tx, publicUrl, linkSecret }, id) => {
    const invitation = isUuid(id) ? await findInvitation(tx, id) : null;
    if (invitation?.status !== 'open' || invitation.email === null) return null;
    const listing = await findInstaller(tx, invitation.listingId);
    return (
      listing && {
        to: [{ name: '', address: invitation.email }],
        replyTo: null,
        facts: {
          businessName: listing.name,
          location: factsOf(listing).location,
          role: invitation.role,
          acceptUrl: `${publicUrl}${pagePaths.acceptInvitation}?token=${invitationToken(linkSecret, invitation)}`,
          validDays: invitationDays,
        },
      }
    );
  },
};
