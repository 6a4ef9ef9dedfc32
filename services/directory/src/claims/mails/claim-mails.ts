import { claimDays, phoneCodeMinutes, proofHours } from '@poolpros/contracts/claim-facts';
import { claimReasons } from '@poolpros/contracts/claim-reasons';
import type { ClaimStatus } from '@poolpros/contracts/http/claims';
import type { MailRecipient } from '@poolpros/contracts/http/mail-facts';
import { pagePaths } from '@poolpros/contracts/paths';
import { contactsOf, maskedClaimant } from '../../base/accounts/account-contacts.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { isUuid, type Mails, profileUrl, type Sources, toOne } from '../../listings/mails/mail.js';
import { foundingPlacesOf } from '../../members/db/founding-store.js';
import { ownersOf } from '../../members/db/member-store.js';
import { toRecipient, withoutRepeats } from '../../members/domain/recipients.js';
import { findClaim } from '../db/claim-store.js';
import { findPhoneCode } from '../db/phone-code-store.js';
import { appealDeadline, type ClaimRecord } from '../domain/claim.js';
import { codesEndedAt } from '../domain/phone-code.js';
import { answerToken, claimToken, objectionToken, phoneCode } from '../links/claim-link.js';

/** The facts of mails about claims. */
export const claimMails: Mails<`claim-${string}`> = {
  'claim-proof': async (sources, id) => {
    const found = await claimIn(sources, id, 'proof_sent');
    const proofEmail = found?.claim.proofEmail;
    if (!found || !proofEmail) return null;
    const token = claimToken(sources.linkSecret, found.claim);
    return {
      ...toOne(proofEmail),
      facts: {
        businessName: found.listing.name,
        claimant: await maskedClaimant(sources.accounts, found.claim),
        proveUrl: `${sources.publicUrl}${pagePaths.proveClaim}?token=${token}`,
        validHours: proofHours,
      },
    };
  },
  'claim-phone-code': async ({ tx, linkSecret, now }, id) => {
    const code = isUuid(id) ? await findPhoneCode(tx, id) : null;
    if (!code || code.sentAt <= codesEndedAt(now)) return null;
    return { ...toOne(code.phone), facts: { code: phoneCode(linkSecret, code), validMinutes: phoneCodeMinutes } };
  },
  'claim-received': toClaimant(['under_review'], (sources, { claim }) => ({
    ownerAnswersUntil: claim.ownerAnswersUntil?.toISOString() ?? null,
    claimsUrl: claimsUrl(sources),
  })),
  'claim-contested': async (sources, id) => {
    const found = await claimIn(sources, id, 'under_review');
    const until = found?.claim.ownerAnswersUntil;
    if (!found || !until) return null;
    const owners = await contactsOf(sources.accounts, await ownersOf(sources.tx, found.listing.id));
    return {
      to: owners.map((owner) => ({
        ...toRecipient(owner),
        facts: { answerUrl: answerUrl(sources, found.claim, owner.accountId) },
      })),
      replyTo: null,
      facts: {
        businessName: found.listing.name,
        claimant: (await claimantOf(sources, found.claim))?.name ?? null,
        answerUntil: until.toISOString(),
      },
    };
  },
  'claim-approved': toClaimant(['approved'], async (sources, { claim, listing }) => ({
    isShared: (await ownersOf(sources.tx, listing.id)).some((owner) => owner !== claim.accountId),
    foundingPlace: (await foundingPlacesOf(sources.tx, [listing.id]))(listing.id),
    dashboardUrl: dashboardUrl(sources),
  })),
  // The new owner gets another mail.
  'claim-notice': async (sources, id) => {
    const found = await claimIn(sources, id, 'approved');
    if (!found?.claim.objectUntil) return null;
    const { to, replyTo } = await toThoseBefore(sources, found);
    return {
      to: to.map((each) => ({ ...each, facts: { objectUrl: objectUrl(sources, found.claim, each.accountId) } })),
      replyTo,
      facts: {
        businessName: found.listing.name,
        objectUntil: found.claim.objectUntil.toISOString(),
      },
    };
  },
  'claim-phone-notice': async (sources, id) => {
    const found = await claimIn(sources, id, 'approved');
    if (!found?.listing.phone || found.listing.phoneExtension) return null;
    return {
      ...toOne(found.listing.phone),
      facts: { objectUrl: objectUrl(sources, found.claim), objectDays: claimDays.object },
    };
  },
  'claim-disputed': toClaimant(['disputed'], (sources) => ({ claimsUrl: claimsUrl(sources) })),
  'claim-upheld': toClaimant(['approved'], (sources) => ({ dashboardUrl: dashboardUrl(sources) })),
  'claim-revoked': toClaimant(
    ['rejected', 'revoked'],
    (sources, { claim }) =>
      claim.reasonCode && { ...decisionOn(claim, claim.reasonCode), claimsUrl: claimsUrl(sources) },
  ),
  'claim-objection-decided': async (sources, id) => {
    const found = await claimIn(sources, id, 'approved', 'rejected');
    if (!found?.claim.objectedAt) return null;
    return {
      ...(await toThoseBefore(sources, found)),
      facts: {
        businessName: found.listing.name,
        isTakenBack: found.claim.status === 'rejected',
        profileUrl: profileUrl(sources, found.listing),
      },
    };
  },
  'claim-rejected': toClaimant(
    ['rejected'],
    (sources, { claim }) =>
      claim.reasonCode && {
        ...decisionOn(claim, claim.reasonCode),
        appealUntil: appealDeadline(claim, sources.now)?.toISOString() ?? null,
        claimsUrl: claimsUrl(sources),
      },
  ),
};

/** A mail to the claimant of a claim in one of these statuses; none if the account cannot be reached. */
function toClaimant<F extends object>(
  statuses: readonly ClaimStatus[],
  factsOf: (sources: Sources, found: Found) => F | null | Promise<F>,
) {
  return async (sources: Sources, id: string) => {
    const found = await claimIn(sources, id, ...statuses);
    const claimant = found && (await claimantOf(sources, found.claim));
    const facts = claimant && (await factsOf(sources, found));
    if (!facts) return null;
    const { name, email } = claimant;
    return { ...toOne(email, name), facts: { name, businessName: found.listing.name, ...facts } };
  };
}

const decisionOn = ({ decisionNote }: ClaimRecord, reasonCode: keyof typeof claimReasons) => ({
  reason: claimReasons[reasonCode],
  note: decisionNote,
});

const dashboardUrl = ({ publicUrl }: Sources) => `${publicUrl}${pagePaths.dashboard}`;

const claimsUrl = ({ publicUrl }: Sources) => `${publicUrl}${pagePaths.claim}`;

const answerUrl = ({ publicUrl, linkSecret }: Sources, claim: ClaimRecord, accountId: string) =>
  `${publicUrl}${pagePaths.proveClaim}?claim=${claim.id}&answer=${answerToken(linkSecret, claim, accountId)}`;

const objectUrl = ({ publicUrl, linkSecret }: Sources, claim: ClaimRecord, accountId?: string) =>
  `${publicUrl}${pagePaths.proveClaim}?claim=${claim.id}&objection=${objectionToken(linkSecret, claim, accountId)}`;

/** A mail to the email on the page, which a new owner cannot change in the first days, and to the previous owners. */
async function toThoseBefore({ accounts }: Sources, { claim, listing }: Found) {
  const { name, contactEmail } = listing;
  const own: MailRecipient[] = contactEmail === null ? [] : [{ name, address: contactEmail }];
  const before = (await contactsOf(accounts, claim.ownersBefore)).map(toRecipient);
  return { to: withoutRepeats([...own, ...before]), replyTo: null };
}

interface Found {
  claim: ClaimRecord;
  listing: InstallerRecord;
}

async function claimIn({ tx }: Sources, id: string, ...statuses: ClaimStatus[]): Promise<Found | null> {
  const claim = isUuid(id) ? await findClaim(tx, id) : null;
  const listing = claim && statuses.includes(claim.status) ? await findInstaller(tx, claim.listingId) : null;
  return claim && listing && { claim, listing };
}

const claimantOf = async ({ accounts }: Sources, { accountId }: ClaimRecord) =>
  (await contactsOf(accounts, [accountId]))[0];
