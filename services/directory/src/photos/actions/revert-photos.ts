import { keepFiles, removeFiles } from '@poolpros/chassis/file-removals';
import type { EntityManager } from 'typeorm';
import { changeInstaller, lockInstallers } from '../../listings/db/installer-store.js';
import { coverUrl, shownPhotos } from '../../listings/domain/listing-photo.js';
import { changePhoto, photosOf, photosSince } from '../db/photo-store.js';
import { photoKeys } from '../domain/photo.js';

/** Removes the photos added to a listing since an instant, and restores removed ones that still have files. */
export async function revertPhotos(tx: EntityManager, listingId: number, since: Date, now: Date): Promise<void> {
  await lockInstallers(tx, [listingId]);
  const touched = await photosSince(tx, listingId, since);
  for (const photo of touched) {
    const keys = photoKeys(photo.name);
    if (photo.addedAt >= since) {
      await changePhoto(tx, photo, { removedAt: photo.removedAt ?? now });
      await removeFiles(tx, keys, now);
    } else if (await keepFiles(tx, keys)) await changePhoto(tx, photo, { removedAt: null });
  }
  if (touched.length === 0) return;
  const shown = shownPhotos(await photosOf(tx, listingId));
  await changeInstaller(tx, listingId, ({ imageUrl }) => ({ imageUrl: coverUrl(shown, imageUrl) }), now);
}
