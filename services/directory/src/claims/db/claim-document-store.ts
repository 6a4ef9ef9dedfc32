import { type EntityManager, In } from 'typeorm';
import type { ClaimDocument } from '../domain/claim-document.js';
import { ClaimDocumentEntity } from './entities.js';

/** The documents of these claims, in the order of their upload. */
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

/** Deletes documents. */
export async function takeDocuments(
  tx: EntityManager,
  ids: readonly string[],
): Promise<Pick<ClaimDocument, 'id' | 'ending'>[]> {
  const [rows] = await tx.query<[Pick<ClaimDocument, 'id' | 'ending'>[], number]>(
    'delete from claim_documents where id = any($1) returning id, ending',
    [ids],
  );
  return rows;
}

/** Deletes the documents of an account's claims, except those for a pending decision. */
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
