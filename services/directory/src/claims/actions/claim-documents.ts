import { keepFiles, removeFiles } from '@poolpros/chassis/file-removals';
import type { Actor } from '@poolpros/chassis/machine/history';
import { Refusal } from '@poolpros/chassis/refusal';
import { mostClaimDocuments } from '@poolpros/contracts/claim-facts';
import type { EntityManager } from 'typeorm';
import { claimNotFound } from '../../base/refusals.js';
import { lockInstallers } from '../../listings/db/installer-store.js';
import { deleteDocument, documentsOf, findDocument, storeDocument } from '../db/claim-document-store.js';
import { findOwnClaim, lockClaim } from '../db/claim-store.js';
import type { ClaimRecord } from '../domain/claim.js';
import { type ClaimDocument, documentKey } from '../domain/claim-document.js';
import { resolveClaim } from './resolve-claim.js';

type Claimant = Actor & { id: string };

/** Throws if the account may not add a document to a claim, or if the claim has the maximum number. */
export async function checkMayAddDocument(tx: EntityManager, claimId: string, { id }: Claimant): Promise<void> {
  await ownUnsent(tx, claimId, id);
  if ((await documentsOf(tx, [claimId])).length >= mostClaimDocuments)
    throw new Refusal('conflict', `A claim can have up to ${mostClaimDocuments} documents. Remove one first.`);
}

/**
 * Adds a document, whose file is stored, to an own claim that was not submitted yet (docs/rules.md#claim-documents).
 */
export async function addDocument(tx: EntityManager, document: ClaimDocument, actor: Claimant): Promise<void> {
  await lockClaim(tx, document.claimId);
  await checkMayAddDocument(tx, document.claimId, actor);
  if (!(await keepFiles(tx, [documentKey(document)]))) throw new Error('the file of a new document is gone');
  await storeDocument(tx, document);
}

/** Removes a document of an own claim that was not submitted yet, with its file. */
export async function removeDocument(
  tx: EntityManager,
  { claimId, documentId }: { claimId: string; documentId: string },
  actor: Claimant,
  now: Date,
): Promise<ClaimDocument> {
  await lockClaim(tx, claimId);
  await ownUnsent(tx, claimId, actor.id);
  const document = await findDocument(tx, claimId, documentId);
  if (!document) throw new Refusal('not_found', 'There is no such document.');
  await deleteDocument(tx, document);
  await removeFiles(tx, [documentKey(document)], now);
  return document;
}

/** Submits an own claim with its documents to the staff. */
export async function sendDocuments(
  tx: EntityManager,
  claimId: string,
  actor: Claimant,
  now: Date,
): Promise<ClaimRecord> {
  const found = await ownUnsent(tx, claimId, actor.id);
  await lockInstallers(tx, [found.listingId]);
  await lockClaim(tx, claimId);
  const claim = await ownUnsent(tx, claimId, actor.id);
  if ((await documentsOf(tx, [claimId])).length === 0)
    throw new Refusal('conflict', 'Add a document that names the business first.');
  return await resolveClaim(tx, claim, { actor, now });
}

/** A claim by documents that its claimant has not submitted yet. For everyone else it does not exist. */
async function ownUnsent(tx: EntityManager, claimId: string, accountId: string): Promise<ClaimRecord> {
  const claim = await findOwnClaim(tx, claimId, accountId);
  if (claim?.method !== 'documents') throw claimNotFound();
  if (claim.status !== 'started')
    throw new Refusal('conflict', 'The claim was sent, so its documents can no longer be changed.');
  return claim;
}
