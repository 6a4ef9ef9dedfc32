import { removeFiles } from '@poolpros/chassis/file-removals';
import { Refusal } from '@poolpros/chassis/refusal';
import { requestLimits } from '@poolpros/contracts/limits';
import type { EntityManager } from 'typeorm';
import { lockFormPhotos } from '../../base/db/locks.js';
import { fieldError } from '../../base/refusals.js';
import { keepPhotoFiles } from '../../photos/actions/keep-photo-files.js';
import {
  deleteRequestPhotos,
  findRequestPhoto,
  giveFormPhotos,
  insertRequestPhoto,
  photosOfForm,
  photosOfRequests,
  requestPhotosByIds,
} from '../db/request-photo-store.js';
import type { RequestRecord } from '../domain/request.js';
import type { RequestMessage } from '../domain/request-message.js';
import { positionBehind, type RequestPhotoRecord, requestPhotoKeys } from '../domain/request-photo.js';

/** A photo whose files are stored. */
export type NewPhoto = Pick<RequestPhotoRecord, 'id' | 'name' | 'width' | 'height'>;

/** Throws if a form has the maximum number of photos. */
export async function checkFormTakesPhoto(tx: EntityManager, tokenHash: string): Promise<RequestPhotoRecord[]> {
  return withRoom(await photosOfForm(tx, tokenHash));
}

/** Adds a photo at the end of those of a form. */
export async function addPhotoToForm(
  tx: EntityManager,
  photo: NewPhoto & { tokenHash: string },
  now: Date,
): Promise<RequestPhotoRecord> {
  await lockFormPhotos(tx, photo.tokenHash);
  const others = await checkFormTakesPhoto(tx, photo.tokenHash);
  return await keep(tx, { ...photo, requestId: null, messageId: null, position: positionBehind(others) }, now);
}

/** Takes a photo out of a form. A second call changes nothing. */
export async function removePhotoFromForm(
  tx: EntityManager,
  { id, tokenHash }: { id: string; tokenHash: string },
  now: Date,
): Promise<void> {
  await lockFormPhotos(tx, tokenHash);
  const photo = await findRequestPhoto(tx, { id, tokenHash });
  if (photo) await removePhotos(tx, [photo], now);
}

/** Gives the photos of a form to the request that it sends. */
export async function attachPhotos(tx: EntityManager, tokenHash: string, requestId: string): Promise<void> {
  await lockFormPhotos(tx, tokenHash);
  await giveFormPhotos(tx, tokenHash, { requestId, messageId: null });
}

/**
 * Gives the photos of a form to the message that is sent with them, in its transaction. Throws if there are none any
 * more, so that no message goes without its photos.
 */
export async function attachPhotosToMessage(
  tx: EntityManager,
  tokenHash: string,
  { id: messageId, requestId }: Pick<RequestMessage, 'id' | 'requestId'>,
): Promise<void> {
  await lockFormPhotos(tx, tokenHash);
  if ((await giveFormPhotos(tx, tokenHash, { requestId, messageId })) === 0)
    throw fieldError('body.photosToken', 'choose the photos again; they are no longer stored');
}

/** Throws if a request was withdrawn, or has the maximum number of photos. */
export async function checkRequestTakesPhoto(tx: EntityManager, request: RequestRecord): Promise<RequestPhotoRecord[]> {
  if (request.withdrawnAt !== null) throw new Refusal('conflict', 'The request was withdrawn.');
  return withRoom(await photosOfRequests(tx, [request.id]));
}

/** Adds a photo to a request, which is locked; the businesses see it in the request. */
export async function addPhotoToRequest(
  tx: EntityManager,
  request: RequestRecord,
  photo: NewPhoto,
  now: Date,
): Promise<RequestPhotoRecord> {
  const others = await checkRequestTakesPhoto(tx, request);
  const added = { ...photo, tokenHash: null, requestId: request.id, messageId: null };
  return await keep(tx, { ...added, position: positionBehind(others) }, now);
}

/** Adds the photos of a message that is new, in their order. */
export async function addPhotosToMessage(
  tx: EntityManager,
  { id: messageId, requestId }: Pick<RequestMessage, 'id' | 'requestId'>,
  photos: readonly NewPhoto[],
  now: Date,
): Promise<void> {
  for (const [index, photo] of photos.entries())
    await keep(tx, { ...photo, tokenHash: null, requestId, messageId, position: index + 1 }, now);
}

/** Takes these photos away with their files (docs/rules.md#request-photos). */
export async function erasePhotos(tx: EntityManager, ids: readonly string[], now: Date): Promise<'deleted'> {
  await removePhotos(tx, await requestPhotosByIds(tx, ids), now);
  return 'deleted';
}

/** Deletes photos with their files. */
export async function removePhotos(tx: EntityManager, photos: readonly RequestPhotoRecord[], now: Date): Promise<void> {
  await deleteRequestPhotos(
    tx,
    photos.map(({ id }) => id),
  );
  await removeFiles(
    tx,
    photos.flatMap(({ name }) => requestPhotoKeys(name)),
    now,
  );
}

async function keep(
  tx: EntityManager,
  photo: Omit<RequestPhotoRecord, 'createdAt'>,
  now: Date,
): Promise<RequestPhotoRecord> {
  await keepPhotoFiles(tx, requestPhotoKeys(photo.name));
  const added = { ...photo, createdAt: now };
  await insertRequestPhoto(tx, added);
  return added;
}

function withRoom(photos: RequestPhotoRecord[]): RequestPhotoRecord[] {
  if (photos.length >= requestLimits.photos)
    throw new Refusal('conflict', `This request has ${requestLimits.photos} photos, the maximum.`);
  return photos;
}
