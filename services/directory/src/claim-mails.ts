import { claimDays, phoneCodeMinutes, proofHours } from '@poolpros/contracts/claim-facts';
import { claimReasons } from '@poolpros/contracts/claim-reasons';
import type { ClaimStatus } from '@poolpros/contracts/http/claims';
import { pagePaths } from '@poolpros/contracts/paths';
import { contactsOf } from './account-contacts.js';
import { answerToken, claimToken, objectionToken, phoneCode } from './claim-link.js';
import { findClaim } from './db/claim-store.js';
import { foundingPlacesOf } from './db/founding-store.js';
import { findInstaller } from './db/installer-store.js';
import { ownersOf } from './db/member-store.js';
import { findPhoneCode } from './db/phone-code-store.js';
import { appealDeadline, type ClaimRecord } from './domain/claim.js';
import type { InstallerRecord } from './domain/installer.js';
import { codesEndedAt } from './domain/phone-code.js';
import { isUuid, type MailOf, type OwnTemplate, profileUrl, type Sources } from './mail.js';

type ClaimTemplate = Extract<OwnTemplate, `claim-${string}`>;

/** What the mails about claims say. */
export const claimMails: { [T in ClaimTemplate]: MailOf<T> } = {
  'claim-proof': async (sources, id) => {
    const found = await claimIn(sources, id, 'proof_sent');
    const proofEmail = found?.claim.proofEmail;
    if (!found || !proofEmail) return null;
    const token = claimToken(sources.linkSecret, found.claim);
    return {
      to: [{ name: '', address: proofEmail }],
      replyTo: null,
      facts: {
        businessName: found.listing.name,
        proveUrl: `${sources.publicUrl}${pagePaths.proveClaim}?token=${token}`,
        validHours: proofHours,
      },
    };
  },
  'claim-phone-code': async ({ tx, linkSecret }, id) => {
    const code = isUuid(id) ? await findPhoneCode(tx, id) : null;
    if (!code || code.sentAt <= codesEndedAt(new Date())) return null;
    return {
      to: [{ name: '', address: code.phone }],
      replyTo: null,
      facts: { code: phoneCode(linkSecret, code), validMinutes: phoneCodeMinutes },
    };
  },
  'claim-received': async (sources, id) => {
    const found = await claimOfAccount(sources, id, 'under_review');
    return (
      found && {
        ...found.mail,
        facts: {
          name: found.name,
          businessName: found.listing.name,
          ownerAnswersUntil: found.claim.ownerAnswersUntil?.toISOString() ?? null,
          claimsUrl: claimsUrl(sources),
        },
      }
    );
  },
  'claim-contested': async (sources, id) => {
    const found = await claimIn(sources, id, 'under_review');
    const until = found?.claim.ownerAnswersUntil;
    if (!found || !until) return null;
    const owners = await contactsOf(sources.accounts, await ownersOf(sources.tx, found.listing.id));
    return {
      to: owners.map(({ name, email }) => ({ name, address: email })),
      replyTo: null,
      facts: {
        businessName: found.listing.name,
        claimant: (await claimantOf(sources, found.claim))?.name ?? null,
        answerUntil: until.toISOString(),
        answerUrl: `${sources.publicUrl}${pagePaths.proveClaim}?claim=${id}&answer=${answerToken(sources.linkSecret, found.claim)}`,
      },
    };
  },
  'claim-approved': async (sources, id) => {
    const found = await claimOfAccount(sources, id, 'approved');
    return (
      found && {
        ...found.mail,
        facts: {
          name: found.name,
          businessName: found.listing.name,
          foundingPlace: (await foundingPlacesOf(sources.tx, [found.listing.id]))(found.listing.id),
          dashboardUrl: dashboardUrl(sources),
        },
      }
    );
  },
  // The new owner reads another mail.
  'claim-notice': async (sources, id) => {
    const found = await claimIn(sources, id, 'approved');
    return found?.claim.objectUntil
      ? {
          ...(await toThoseBefore(sources, found)),
          facts: {
            businessName: found.listing.name,
            objectUrl: objectUrl(sources, found.claim),
            objectUntil: found.claim.objectUntil.toISOString(),
          },
        }
      : null;
  },
  'claim-phone-notice': async (sources, id) => {
    const found = await claimIn(sources, id, 'approved');
    return found?.listing.phone
      ? {
          to: [{ name: '', address: found.listing.phone }],
          replyTo: null,
          facts: { objectUrl: objectUrl(sources, found.claim), objectDays: claimDays.object },
        }
      : null;
  },
  'claim-disputed': async (sources, id) => {
    const found = await claimOfAccount(sources, id, 'disputed');
    return (
      found && {
        ...found.mail,
        facts: { name: found.name, businessName: found.listing.name, claimsUrl: claimsUrl(sources) },
      }
    );
  },
  'claim-upheld': async (sources, id) => {
    const found = await claimOfAccount(sources, id, 'approved');
    return (
      found && {
        ...found.mail,
        facts: { name: found.name, businessName: found.listing.name, dashboardUrl: dashboardUrl(sources) },
      }
    );
  },
  'claim-revoked': async (sources, id) => {
    const found = await claimOfAccount(sources, id, 'rejected', 'revoked');
    return found?.claim.reasonCode
      ? {
          ...found.mail,
          facts: {
            name: found.name,
            businessName: found.listing.name,
            reason: claimReasons[found.claim.reasonCode],
            note: found.claim.decisionNote,
            claimsUrl: claimsUrl(sources),
          },
        }
      : null;
  },
  'claim-objection-decided': async (sources, id) => {
    const found = await claimIn(sources, id, 'approved', 'rejected');
    return found?.claim.objectedAt
      ? {
          ...(await toThoseBefore(sources, found)),
          facts: {
            businessName: found.listing.name,
            isTakenBack: found.claim.status === 'rejected',
            profileUrl: profileUrl(sources, found.listing),
          },
        }
      : null;
  },
  'claim-rejected': async (sources, id) => {
    const found = await claimOfAccount(sources, id, 'rejected');
    return found?.claim.reasonCode
      ? {
          ...found.mail,
          facts: {
            name: found.name,
            businessName: found.listing.name,
            reason: claimReasons[found.claim.reasonCode],
            note: found.claim.decisionNote,
            appealUntil: appealDeadline(found.claim, new Date())?.toISOString() ?? null,
            claimsUrl: claimsUrl(sources),
          },
        }
      : null;
  },
};

const dashboardUrl = ({ publicUrl }: Sources) => `${publicUrl}${pagePaths.dashboard}`;

const objectUrl = ({ publicUrl, linkSecret }: Sources, claim: ClaimRecord) =>
  `${publicUrl}${pagePaths.proveClaim}?claim=${claim.id}&objection=${objectionToken(linkSecret, claim)}`;

/** A mail to the email on the page, which a new owner cannot change in the first days, and to the owners of before. */
async function toThoseBefore(
  { accounts }: Sources,
  { claim, listing }: { claim: ClaimRecord; listing: InstallerRecord },
) {
  const own = listing.contactEmail === null ? [] : [{ name: listing.name, address: listing.contactEmail }];
  const owners = await contactsOf(accounts, claim.ownersBefore);
  const before = owners.map(({ name, email }) => ({ name, address: email }));
  return { to: [...own, ...before.filter(({ address }) => address !== listing.contactEmail)], replyTo: null };
}

const claimsUrl = ({ publicUrl }: Sources) => `${publicUrl}${pagePaths.claim}`;

async function claimIn({ tx }: Sources, id: string, ...statuses: ClaimStatus[]) {
  const claim = isUuid(id) ? await findClaim(tx, id) : null;
  const listing = claim && statuses.includes(claim.status) ? await findInstaller(tx, claim.listingId) : null;
  return claim && listing && { claim, listing };
}

/** The claim with how to reach who made it; null for an account that nobody can write to. */
async function claimOfAccount(sources: Sources, id: string, ...statuses: ClaimStatus[]) {
  const found = await claimIn(sources, id, ...statuses);
  const contact = found && (await claimantOf(sources, found.claim));
  return found && contact
    ? { ...found, name: contact.name, mail: { to: [{ name: contact.name, address: contact.email }], replyTo: null } }
    : null;
}

const claimantOf = async ({ accounts }: Sources, { accountId }: ClaimRecord) =>
  (await contactsOf(accounts, [accountId]))[0];
