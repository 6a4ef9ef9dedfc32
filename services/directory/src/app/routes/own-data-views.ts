import { claimReasons } from '@poolpros/contracts/claim-reasons';
import type { ContractorData } from '@poolpros/contracts/http/own-data';
import { ownFieldsSchema } from '@poolpros/contracts/http/own-listing';
import { profilePath } from '@poolpros/contracts/slug';
import type { EntityManager } from 'typeorm';
import { reasonText } from '../../base/domain/steps.js';
import { documentsOf } from '../../claims/db/claim-document-store.js';
import { claimsOf } from '../../claims/db/claim-store.js';
import { documentView } from '../../claims/domain/claim-document.js';
import { keysBy } from '../../connections/db/api-key-store.js';
import { webhooksBy } from '../../connections/db/webhook-store.js';
import { changesBy } from '../../editing/db/change-store.js';
import { draftsOf } from '../../intake/db/submission-draft-store.js';
import { submissionsOfOwner } from '../../intake/db/submission-store.js';
import { statementIn } from '../../intake/domain/submission.js';
import { rejectionOf, statusAt } from '../../intake/domain/submission-state.js';
import { installersByIds } from '../../listings/db/installer-store.js';
import { listingLink } from '../../listings/routes/listing-link.js';
import { foundingPlacesOf } from '../../members/db/founding-store.js';
import { membershipsOf } from '../../members/db/member-store.js';
import { rolesThatMay } from '../../members/domain/policy.js';
import { photosOf } from '../../photos/db/photo-store.js';
import { photoView } from '../../photos/domain/photo.js';
import { ownProjects } from '../../projects/actions/own-projects.js';
import { invitationsBy } from '../../team/db/invitation-store.js';
import { stepsBy } from '../db/step-store.js';

interface Owner {
  accountId: string;
  email: string | null;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What is held of an account: without hashes and tokens, and without other people. */
export async function dataOf(tx: EntityManager, owner: Owner, now: Date): Promise<ContractorData> {
  const { accountId, email } = owner;
  return {
    listings: await listingsIn(tx, accountId),
    submissions: await submissionsIn(tx, owner, now),
    drafts: (email === null ? [] : await draftsOf(tx, email)).map(({ createdAt, savedAt, form }) => ({
      createdAt: createdAt.toISOString(),
      savedAt: savedAt.toISOString(),
      form: withoutToken(form),
    })),
    claims: await claimsIn(tx, accountId),
    changes: (await changesBy(tx, accountId)).map(({ listingId, status, before, after, note, ...change }) => ({
      installerId: listingId,
      status,
      before,
      after,
      note,
      proposedAt: change.proposedAt.toISOString(),
      decidedAt: iso(change.decidedAt),
    })),
    invitations: (await invitationsBy(tx, accountId)).map(({ listingId, role, status, sentAt }) => ({
      installerId: listingId,
      role,
      status,
      sentAt: sentAt.toISOString(),
    })),
    apiKeys: (await keysBy(tx, accountId)).map(({ listingId, name, scopes, createdAt, expiresAt, lastUsedAt }) => ({
      installerId: listingId,
      name,
      scopes,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: iso(lastUsedAt),
    })),
    webhooks: (await webhooksBy(tx, accountId)).map(({ listingId, url, events, createdAt }) => ({
      installerId: listingId,
      url,
      events,
      createdAt: createdAt.toISOString(),
    })),
    steps: (await stepsBy(tx, accountId)).map((step) => ({ ...step, at: step.at.toISOString() })),
  };
}

/** Of a form as somebody left it: whoever has the token changes its photos. */
const withoutToken = ({ photosToken: _, ...form }: Record<string, unknown>): Record<string, unknown> => form;

async function listingsIn(tx: EntityManager, accountId: string): Promise<ContractorData['listings']> {
  const memberships = await membershipsOf(tx, accountId);
  const ids = memberships.map(({ listingId }) => listingId);
  const placeOf = await foundingPlacesOf(tx, ids);
  const listings: ContractorData['listings'] = [];
  for (const listing of await installersByIds(tx, ids)) {
    const { id, name, status } = listing;
    const member = memberships.find(({ listingId }) => listingId === id);
    if (!member || status === 'merged' || status === 'removed') continue;
    const mayEdit = rolesThatMay('edit_listing').includes(member.role);
    listings.push({
      id,
      name,
      status,
      profilePath: profilePath(listing),
      role: member.role,
      memberSince: member.addedAt.toISOString(),
      foundingPlace: placeOf(id),
      fields: mayEdit ? ownFieldsSchema.parse(listing) : null,
      photos: mayEdit ? (await photosOf(tx, id)).map(photoView) : [],
      projects: mayEdit ? (await ownProjects(tx, listing)).items : [],
    });
  }
  return listings;
}

async function submissionsIn(tx: EntityManager, owner: Owner, now: Date): Promise<ContractorData['submissions']> {
  return (await submissionsOfOwner(tx, owner)).map((submission) => ({
    id: submission.id,
    status: statusAt(submission, now),
    submittedAt: submission.submittedAt.toISOString(),
    confirmedAt: iso(submission.confirmedAt),
    decidedAt: iso(submission.decidedAt),
    reason: rejectionOf(submission),
    statement: statementIn(submission),
    sentBefore: submission.sentBefore,
  }));
}

async function claimsIn(tx: EntityManager, accountId: string): Promise<ContractorData['claims']> {
  const claims = await claimsOf(tx, accountId);
  const listings = await installersByIds(
    tx,
    claims.map(({ listingId }) => listingId),
  );
  const documents = await documentsOf(
    tx,
    claims.map(({ id }) => id),
  );
  return claims.flatMap((claim) => {
    const listing = listings.find(({ id }) => id === claim.listingId);
    if (!listing) return [];
    const { id, status, method, role, licenseNumber, proofEmail, note, appeal, browser } = claim;
    return {
      ...{ id, status, method, role, licenseNumber, proofEmail, note, appeal, browser },
      listing: listingLink(listing),
      startedAt: claim.startedAt.toISOString(),
      decidedAt: iso(claim.decidedAt),
      reason: claim.reasonCode && reasonText(claimReasons[claim.reasonCode], claim.decisionNote),
      documents: documents.filter(({ claimId }) => claimId === id).map(documentView),
    };
  });
}
