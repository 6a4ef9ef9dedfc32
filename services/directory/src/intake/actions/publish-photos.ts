import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { keepFiles, type NewFile } from '@poolpros/chassis/file-removals';
import { newId } from '@poolpros/chassis/ids';
import { photoFormats, photoUrl, photoWidths } from '@poolpros/contracts/photo-url';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { storePhoto } from '../../photos/db/photo-store.js';
import { photoKey, photoKeys } from '../../photos/domain/photo.js';
import { photosOfSubmissions } from '../db/submission-photo-store.js';
import { type SubmissionPhotoRecord, unlistedKey } from '../domain/submission-photo.js';
import { removeSubmissionPhotos } from './submission-photos.js';

/** A photo of a submission with its files under their public names. */
export interface PublicPhoto {
  photo: SubmissionPhotoRecord;
  name: string;
  files: NewFile[];
}

/**
 * Prepares the photos of a submission for its listing (`withNewFiles`). The names differ each time, so that two
 * concurrent approvals do not touch each other's files. A photo whose files are lost is left out.
 */
export async function publicPhotos(
  { database, files }: Pick<Context, 'database' | 'files'>,
  submissionId: string,
): Promise<PublicPhoto[]> {
  const photos = await photosOfSubmissions(database.dataSource.manager, [submissionId]);
  const made: PublicPhoto[] = [];
  for (const photo of photos) {
    const name = createHash('sha256').update(newId()).update(photo.name).digest('hex').slice(0, 32);
    const copies: NewFile[] = [];
    for (const width of photoWidths)
      for (const format of photoFormats) {
        const stored = await files.get(unlistedKey(photo.name, width, format));
        if (stored)
          copies.push({
            key: photoKey(name, width, format),
            body: await buffer(stored.body),
            contentType: stored.contentType,
          });
      }
    if (copies.length === photoKeys(name).length) made.push({ photo, name, files: copies });
  }
  return made;
}

/** The cover of a listing with these photos; null if none has a description. */
export function pictureOf(photos: readonly PublicPhoto[]): string | null {
  const cover = photos.find(({ photo }) => photo.alt !== '');
  return cover ? photoUrl(cover.name) : null;
}

/** Makes the photos of a submission, whose files are stored, those of its listing. */
export async function publishPhotos(
  tx: EntityManager,
  { submissionId, installerId, photos }: { submissionId: string; installerId: number; photos: readonly PublicPhoto[] },
  now: Date,
): Promise<void> {
  for (const [position, { photo, name }] of photos.entries()) {
    if (!(await keepFiles(tx, photoKeys(name)))) throw new Error('the files of a photo are gone');
    const { id, alt, width, height } = photo;
    await storePhoto(tx, { id, installerId, position, name, alt, width, height, addedAt: now, removedAt: null });
  }
  await removeSubmissionPhotos(tx, await photosOfSubmissions(tx, [submissionId]), now);
}
