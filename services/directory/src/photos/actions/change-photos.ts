import { keepFiles, removeFiles } from '@poolpros/chassis/file-removals';
import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { changeInstaller, lockInstallers } from '../../listings/db/installer-store.js';
import { coverUrl, type PhotoRecord, shownPhotos } from '../../listings/domain/listing-photo.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { changePhoto, findPhoto, orderPhotos, photosOf } from '../db/photo-store.js';
import { photoKeys, undoMs } from '../domain/photo.js';
import { checkMayAddPhoto } from './add-photo.js';

/** The listing whose photos change, the actor and the time. */
export interface PhotoChange {
  installerId: number;
  actor: ListingActor & { id: string };
  now: Date;
}

const photoNotFound = () => new Refusal('not_found', 'There is no such photo.');

/** Sets the description of a photo, which makes it public. */
export const describePhoto = (tx: EntityManager, change: PhotoChange, id: string, alt: string): Promise<PhotoRecord> =>
  changed(tx, change, async () => {
    const photo = await presentPhoto(tx, change, id);
    await changePhoto(tx, photo, { alt });
    return { ...photo, alt };
  });

/** Orders all photos of a listing; the first visible one is its cover. */
export const arrangePhotos = (tx: EntityManager, change: PhotoChange, ids: readonly string[]): Promise<PhotoRecord[]> =>
  changed(tx, change, async () => {
    const photos = await photosOf(tx, change.installerId);
    const given = new Set(ids);
    if (given.size !== ids.length || given.size !== photos.length || !photos.every(({ id }) => given.has(id)))
      throw new Refusal('conflict', 'The photos have changed since they were loaded. Load them again.');
    await orderPhotos(tx, ids);
    return await photosOf(tx, change.installerId);
  });

/** Removes a photo; it can be restored for an hour, then its files are deleted. A second call changes nothing. */
export const removePhoto = (tx: EntityManager, change: PhotoChange, id: string): Promise<PhotoRecord> =>
  changed(tx, change, async () => {
    const photo = await anyPhoto(tx, change, id);
    if (photo.removedAt) return photo;
    await changePhoto(tx, photo, { removedAt: change.now });
    await removeFiles(tx, photoKeys(photo.name), new Date(change.now.getTime() + undoMs));
    return photo;
  });

/** Restores a removed photo in its place. A second call changes nothing. */
export const restorePhoto = (tx: EntityManager, change: PhotoChange, id: string): Promise<PhotoRecord> =>
  changed(tx, change, async () => {
    const photo = await anyPhoto(tx, change, id);
    if (!photo.removedAt) return photo;
    await checkMayAddPhoto(tx, change.installerId, change.actor);
    if (!(await keepFiles(tx, photoKeys(photo.name)))) throw photoNotFound();
    await changePhoto(tx, photo, { removedAt: null });
    return { ...photo, removedAt: null };
  });

/** Changes photos under the lock of their listing, and publishes the listing if visitors see a difference. */
async function changed<T>(
  tx: EntityManager,
  { installerId, actor, now }: PhotoChange,
  change: () => Promise<T>,
): Promise<T> {
  await lockInstallers(tx, [installerId]);
  await authorizeOn(tx, installerId, actor, 'edit_listing');
  const shown = async () => shownPhotos(await photosOf(tx, installerId));
  const before = await shown();
  const result = await change();
  const after = await shown();
  if (JSON.stringify(before.map(seen)) !== JSON.stringify(after.map(seen)))
    await changeInstaller(tx, installerId, ({ imageUrl }) => ({ imageUrl: coverUrl(after, imageUrl) }), now);
  return result;
}

const seen = ({ name, alt }: PhotoRecord) => [name, alt];

async function anyPhoto(tx: EntityManager, { installerId }: PhotoChange, id: string): Promise<PhotoRecord> {
  const photo = await findPhoto(tx, installerId, id);
  if (!photo) throw photoNotFound();
  return photo;
}

async function presentPhoto(tx: EntityManager, change: PhotoChange, id: string): Promise<PhotoRecord> {
  const photo = await anyPhoto(tx, change, id);
  if (photo.removedAt) throw photoNotFound();
  return photo;
}
