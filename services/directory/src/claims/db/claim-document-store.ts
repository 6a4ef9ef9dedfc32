import { openClaimStatuses } from '@poolpros/contracts/claim-facts';
import { type EntityManager, In } from 'typeorm';
import type { ClaimDocument } from '../domain/claim-document.js';
import { ClaimDocumentEntity } from './entities.js';

/** The documents of these claims, in the order in which they came. */
export const documentsOf = (tx: EntityManager, claimIds: readonly string[]): Promise<ClaimDocument[]> =>
  tx.find(ClaimDocumentEntity, { where: { claimId: In([...claimIds]) }, order: { addedAt: 'ASC', id: 'ASC' } });

export const findDocument = (tx: EntityManager, claimId: string, id: string): Promise<ClaimDocument | null> =>
  tx.findOneBy(ClaimDocumentEntity, { id, claimId });

export async function storeDocument(tx: EntityManager, document: ClaimDocument): Promise<void> {
  await tx.insert(ClaimDocumentEntity, document);
}

export async function deleteDocument(tx: EntityManager, { id }: Pick<ClaimDocument, 'id'>): Promise<void> {
  await tx.delete(ClaimDocumentEntity, { id });
}

/** Deletes the documents of claims that were decided, or ended without a decision and begun, before an instant. */
export async function takeOldDocuments(
  tx: EntityManager,
  before: Date,
): Promise<Pick<ClaimDocument, 'id' | 'ending'>[]> {
  const [rows] = await tx.query<[Pick<ClaimDocument, 'id' | 'ending'>[], number]>(
    `delete from claim_documents where id in (
       select d.id from claim_documents d join claims c on c.id = d.claim_id
       where coalesce(c.decided_at, c.started_at) < $1 and c.status <> all($2))
     returning id, ending`,
    [before, [...openClaimStatuses, 'disputed']],
  );
  return rows;
}

/** Deletes the documents of an account's claims, but for those that the staff decides by them. */
export async function takeDocumentsOf(
  tx: EntityManager,
  accountId: string,
): Promise<Pick<ClaimDocument, 'id' | 'ending'>[]> {
  const [rows] = await tx.query<[Pick<ClaimDocument, 'id' | 'ending'>[], number]>(
    `delete from claim_documents where claim_id in (select id from claims where account_id = $1 and status <> 'disputed')
     returning id, ending`,
    [accountId],
  );
  return rows;
}
