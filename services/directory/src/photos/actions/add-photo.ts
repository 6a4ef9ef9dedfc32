import { Refusal } from '@poolpros/chassis/refusal';
import { planLimits } from '@poolpros/contracts/plans';
import type { EntityManager } from 'typeorm';
import { lockInstallers } from '../../listings/db/installer-store.js';
import type { PhotoRecord } from '../../listings/domain/listing-photo.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { planOfListing } from '../../members/actions/listing-plan.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { photosOf, storePhoto } from '../db/photo-store.js';
import { photoKeys } from '../domain/photo.js';
import { keepPhotoFiles } from './keep-photo-files.js';

type Member = ListingActor & { id: string };

/** The maximum number of photos of a listing. */
export const mostPhotos = async (tx: EntityManager, installerId: number): Promise<number> =>
  planLimits[await planOfListing(tx, installerId)].photos;

/** Throws if the actor may not add a photo to a listing, or if its plan allows no more. */
export async function checkMayAddPhoto(tx: EntityManager, installerId: number, actor: Member): Promise<PhotoRecord[]> {
  await authorizeOn(tx, installerId, actor, 'edit_listing');
  const photos = await photosOf(tx, installerId);
  const most = await mostPhotos(tx, installerId);
  if (photos.length >= most)
    throw new Refusal(
      'conflict',
      `This business has ${most} photos, which is all its plan includes. Remove one first.`,
    );
  return photos;
}

/** Adds a photo, whose files are stored, at the end of a listing's photos. */
export async function addPhoto(
  tx: EntityManager,
  photo: Pick<PhotoRecord, 'id' | 'installerId' | 'name' | 'width' | 'height'>,
  actor: Member,
  now: Date,
): Promise<PhotoRecord> {
  await lockInstallers(tx, [photo.installerId]);
  const others = await checkMayAddPhoto(tx, photo.installerId, actor);
  await keepPhotoFiles(tx, photoKeys(photo.name));
  const position = Math.max(0, ...others.map((other) => other.position)) + 1;
  const added: PhotoRecord = { ...photo, position, alt: '', addedAt: now, removedAt: null };
  await storePhoto(tx, added);
  return added;
}
