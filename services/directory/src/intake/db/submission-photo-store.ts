import { type EntityManager, In, IsNull } from 'typeorm';
import type { SubmissionPhotoRecord } from '../domain/submission-photo.js';
import { SubmissionPhotoEntity } from './entities.js';

const inOrder = { position: 'ASC', id: 'ASC' } as const;

/** The photos of a token, in order. */
export const photosBehind = (tx: EntityManager, tokenHash: string): Promise<SubmissionPhotoRecord[]> =>
  tx.find(SubmissionPhotoEntity, { where: { tokenHash }, order: inOrder });

/** The photos of these submissions, in order. */
export const photosOfSubmissions = (tx: EntityManager, ids: readonly string[]): Promise<SubmissionPhotoRecord[]> =>
  tx.find(SubmissionPhotoEntity, { where: { submissionId: In([...ids]) }, order: inOrder });

export const findSubmissionPhoto = (
  tx: EntityManager,
  by: Pick<SubmissionPhotoRecord, 'id'> & ({ tokenHash: string } | { submissionId: string }),
): Promise<SubmissionPhotoRecord | null> => tx.findOneBy(SubmissionPhotoEntity, by);

export async function storeSubmissionPhoto(tx: EntityManager, photo: SubmissionPhotoRecord): Promise<void> {
  await tx.insert(SubmissionPhotoEntity, photo);
}

export async function changeSubmissionPhoto(
  tx: EntityManager,
  id: string,
  change: Partial<Pick<SubmissionPhotoRecord, 'alt' | 'position' | 'savedAt'>>,
): Promise<void> {
  await tx.update(SubmissionPhotoEntity, { id }, change);
}

/** Records that the photos of a token changed. */
export async function touchPhotosBehind(tx: EntityManager, tokenHash: string, savedAt: Date): Promise<void> {
  await tx.update(SubmissionPhotoEntity, { tokenHash }, { savedAt });
}

/** Moves the unassigned photos of a token to this submission. */
export async function giveToSubmission(tx: EntityManager, tokenHash: string, submissionId: string): Promise<void> {
  await tx.update(SubmissionPhotoEntity, { tokenHash, submissionId: IsNull() }, { submissionId });
}

export const submissionPhotosByIds = (tx: EntityManager, ids: readonly string[]): Promise<SubmissionPhotoRecord[]> =>
  tx.findBy(SubmissionPhotoEntity, { id: In([...ids]) });

export async function deleteSubmissionPhotos(tx: EntityManager, ids: readonly string[]): Promise<void> {
  await tx.delete(SubmissionPhotoEntity, { id: In([...ids]) });
}
