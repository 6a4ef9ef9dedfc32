import type { ClaimDocumentKind } from '@poolpros/contracts/claim-facts';
import type { ClaimDocument as ClaimDocumentView } from '@poolpros/contracts/http/claims';

/** A file that shows who runs a business. The claimant uploads it, and only the staff reads it. */
export interface ClaimDocument {
  id: string;
  claimId: string;
  kind: ClaimDocumentKind;
  ending: DocumentEnding;
  bytes: number;
  addedAt: Date;
}

/** Accepted types of documents, by the beginning of their content. */
const beginnings = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;
export type DocumentEnding = keyof typeof beginnings;

export const contentTypes: Record<DocumentEnding, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** The type of a file by its content, whatever its name; null for unsupported types. */
export const documentEnding = (file: Buffer): DocumentEnding | null =>
  (Object.keys(beginnings) as DocumentEnding[]).find((ending) =>
    beginnings[ending].every((byte, at) => file[at] === byte),
  ) ?? null;

/** The key of a document's file; nothing below it is public. */
export const documentKey = ({ id, ending }: Pick<ClaimDocument, 'id' | 'ending'>): string =>
  `documents/${id}.${ending}`;

/** The file name when the staff saves a document. */
export const documentName = ({ id, kind, ending }: ClaimDocument): string =>
  `${kind.replace('_', '-')}-${id.slice(-6)}.${ending}`;

/** What the claimant and the staff see of a document without opening it. */
export const documentView = ({ id, kind, bytes, addedAt }: ClaimDocument): ClaimDocumentView => ({
  id,
  kind,
  bytes,
  addedAt: addedAt.toISOString(),
});
