import { historyOf } from '@poolpros/chassis/machine/history';
import { invitationDays } from '@poolpros/contracts/limits';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { listingRoles } from '@poolpros/contracts/roles';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { factsOf } from '../../listings/domain/snapshot.js';
import { isUuid, type Mails, toOne } from '../../listings/mails/mail.js';
import { findInvitation } from '../db/invitation-store.js';
import { membershipId, membershipMachine } from '../domain/membership.js';
import { invitationToken } from '../links/invitation-link.js';

/** The facts of mails about teams. */
export const teamMails: Mails<'team-invitation' | 'member-changed'> = {
  'team-invitation': async ({ tx, publicUrl, linkSecret }, id) => {
    const invitation = isUuid(id) ? await findInvitation(tx, id) : null;
    if (invitation?.status !== 'open' || invitation.email === null) return null;
    const listing = await findInstaller(tx, invitation.listingId);
    return (
      listing && {
        ...toOne(invitation.email),
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
  'member-changed': async ({ tx, accounts, publicUrl }, id) => {
    const [listingId, accountId = '', version] = id.split('_');
    const steps = await historyOf(tx, membershipMachine, membershipId({ listingId: Number(listingId), accountId }));
    const step = steps.find((each) => each.version === Number(version));
    const listing = step && (await findInstaller(tx, Number(listingId)));
    if (!listing) return null;
    const [member] = await contactsOf(accounts, [accountId]);
    const role = listingRoles.find((each) => each === step.to) ?? null;
    return {
      to: member ? [{ name: member.name, address: member.email }] : [],
      replyTo: null,
      facts: {
        name: member?.name ?? '',
        businessName: listing.name,
        location: factsOf(listing).location,
        role,
        dashboardUrl: `${publicUrl}${role === null ? pagePaths.dashboard : pathTo(pagePaths.companyDashboard, { installerId: listing.id })}`,
      },
    };
  },
};
