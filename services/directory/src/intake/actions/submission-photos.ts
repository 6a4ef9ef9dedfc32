import { removeFiles } from '@poolpros/chassis/file-removals';
import { Refusal } from '@poolpros/chassis/refusal';
import { mostSubmissionPhotos, type SubmissionPhoto } from '@poolpros/contracts/http/submission-photos';
import type { EntityManager } from 'typeorm';
import { lockFormPhotos } from '../../base/db/locks.js';
import { keepPhotoFiles } from '../../photos/actions/keep-photo-files.js';
import {
  changeSubmissionPhoto,
  deleteSubmissionPhotos,
  giveToSubmission,
  photosBehind,
  photosOfSubmissions,
  storeSubmissionPhoto,
  submissionPhotosByIds,
  touchPhotosBehind,
} from '../db/submission-photo-store.js';
import { type SubmissionPhotoRecord, unlistedKeys } from '../domain/submission-photo.js';

interface Arrangement {
  tokenHash: string;
  items: readonly Pick<SubmissionPhoto, 'id' | 'alt'>[];
  removed: readonly string[];
}

/** Throws if a form was sent already, or has the maximum number of photos. */
export async function checkMayAddSubmissionPhoto(
  tx: EntityManager,
  tokenHash: string,
): Promise<SubmissionPhotoRecord[]> {
  const photos = await unsentPhotos(tx, tokenHash);
  if (photos.length >= mostSubmissionPhotos)
    throw new Refusal('conflict', `This listing has ${mostSubmissionPhotos} photos, the maximum. Remove one first.`);
  return photos;
}

/** Adds a photo, whose files are stored, at the end of a form. */
export async function addSubmissionPhoto(
  tx: EntityManager,
  photo: Pick<SubmissionPhotoRecord, 'id' | 'tokenHash' | 'name' | 'width' | 'height'>,
  now: Date,
): Promise<SubmissionPhotoRecord> {
  await lockFormPhotos(tx, photo.tokenHash);
  const others = await checkMayAddSubmissionPhoto(tx, photo.tokenHash);
  await keepPhotoFiles(tx, unlistedKeys(photo.name));
  const position = Math.max(0, ...others.map((other) => other.position)) + 1;
  const added: SubmissionPhotoRecord = { ...photo, submissionId: null, position, alt: '', savedAt: now };
  await storeSubmissionPhoto(tx, added);
  await touchPhotosBehind(tx, photo.tokenHash, now);
  return added;
}

/** Orders photos of a form, before those that are not named, sets their descriptions, and removes others. */
export async function arrangeSubmissionPhotos(
  tx: EntityManager,
  { tokenHash, items, removed }: Arrangement,
  now: Date,
): Promise<SubmissionPhotoRecord[]> {
  await lockFormPhotos(tx, tokenHash);
  const photos = await unsentPhotos(tx, tokenHash);
  const named = [...items.map(({ id }) => id), ...removed];
  if (new Set(named).size !== named.length || !named.every((id) => photos.some((photo) => photo.id === id)))
    throw new Refusal('conflict', 'The photos have changed since they were loaded. Load them again.');
  await removeSubmissionPhotos(
    tx,
    photos.filter(({ id }) => removed.includes(id)),
    now,
  );
  const others = photos.filter(({ id }) => !named.includes(id));
  for (const [position, { id, alt }] of [...items, ...others].entries())
    await changeSubmissionPhoto(tx, id, { alt, position, savedAt: now });
  return await photosBehind(tx, tokenHash);
}

/** Moves the photos of a form to its new submission. */
export async function attachSubmissionPhotos(
  tx: EntityManager,
  tokenHash: string,
  submissionId: string,
): Promise<void> {
  await lockFormPhotos(tx, tokenHash);
  await giveToSubmission(tx, tokenHash, submissionId);
}

/** Moves the photos of a form to its resubmission, replacing the previous ones. */
export async function replaceSubmissionPhotos(
  tx: EntityManager,
  { tokenHash, submissionId }: { tokenHash: string; submissionId: string },
  now: Date,
): Promise<void> {
  await lockFormPhotos(tx, tokenHash);
  const sent = await photosBehind(tx, tokenHash);
  if (sent.every((photo) => photo.submissionId !== null)) return;
  await removeSubmissionPhotos(tx, await photosOfSubmissions(tx, [submissionId]), now);
  await giveToSubmission(tx, tokenHash, submissionId);
}

/** Takes these photos away with their files (docs/rules.md#submission-photos). */
export async function eraseSubmissionPhotos(tx: EntityManager, ids: readonly string[], now: Date): Promise<'deleted'> {
  await removeSubmissionPhotos(tx, await submissionPhotosByIds(tx, ids), now);
  return 'deleted';
}

/** Deletes photos with their files. */
export async function removeSubmissionPhotos(
  tx: EntityManager,
  photos: readonly SubmissionPhotoRecord[],
  now: Date,
): Promise<void> {
  await deleteSubmissionPhotos(
    tx,
    photos.map(({ id }) => id),
  );
  await removeFiles(
    tx,
    photos.flatMap(({ name }) => unlistedKeys(name)),
    now,
  );
}

async function unsentPhotos(tx: EntityManager, tokenHash: string): Promise<SubmissionPhotoRecord[]> {
  const photos = await photosBehind(tx, tokenHash);
  if (photos.some(({ submissionId }) => submissionId !== null))
    throw new Refusal('conflict', 'The listing was sent, so its photos can no longer be changed.');
  return photos;
}
