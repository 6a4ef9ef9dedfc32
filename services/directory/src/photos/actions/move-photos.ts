import { removeFiles } from '@poolpros/chassis/file-removals';
import type { EntityManager } from 'typeorm';
import { changeInstaller } from '../../listings/db/installer-store.js';
import { coverUrl, shownPhotos } from '../../listings/domain/listing-photo.js';
import { changePhoto, photosOf } from '../db/photo-store.js';
import { photoKeys } from '../domain/photo.js';
import { mostPhotos } from './add-photo.js';

/**
 * Moves the photos of a listing to another one, after its own, visible ones first. Photos beyond the limit of its plan
 * are removed with their files. Both listings are locked.
 */
export async function movePhotos(
  tx: EntityManager,
  { from, to }: { from: number; to: number },
  now: Date,
): Promise<void> {
  const own = await photosOf(tx, to);
  const given = await photosOf(tx, from);
  const shown = shownPhotos(given);
  const inOrder = [...shown, ...given.filter((photo) => !shown.includes(photo))];
  const moved = inOrder.slice(0, Math.max(0, (await mostPhotos(tx, to)) - own.length));
  const last = Math.max(0, ...own.map(({ position }) => position));
  for (const [index, photo] of moved.entries())
    await changePhoto(tx, photo, { installerId: to, position: last + 1 + index });
  const left = inOrder.slice(moved.length);
  for (const photo of left) await changePhoto(tx, photo, { removedAt: now });
  await removeFiles(
    tx,
    left.flatMap(({ name }) => photoKeys(name)),
    now,
  );
  if (shownPhotos(moved).length === 0) return;
  const after = shownPhotos([...own, ...moved]);
  await changeInstaller(tx, to, ({ imageUrl }) => ({ imageUrl: coverUrl(after, imageUrl) }), now);
}
