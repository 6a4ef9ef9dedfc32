import type { EntityManager } from 'typeorm';
import { IsNull, MoreThanOrEqual } from 'typeorm';
import type { PhotoRecord } from '../../listings/domain/listing-photo.js';
import { PhotoEntity } from './entities.js';

/** The photos of a listing that are not removed, in order. */
export const photosOf = (tx: EntityManager, installerId: number): Promise<PhotoRecord[]> =>
  tx.find(PhotoEntity, { where: { installerId, removedAt: IsNull() }, order: { position: 'ASC', id: 'ASC' } });

/** A photo of a listing, removed or not. */
export const findPhoto = (tx: EntityManager, installerId: number, id: string): Promise<PhotoRecord | null> =>
  tx.findOneBy(PhotoEntity, { id, installerId });

/** The photos of a listing that were added or removed since an instant. */
export const photosSince = (tx: EntityManager, installerId: number, since: Date): Promise<PhotoRecord[]> =>
  tx.find(PhotoEntity, {
    where: [
      { installerId, addedAt: MoreThanOrEqual(since) },
      { installerId, removedAt: MoreThanOrEqual(since) },
    ],
  });

export async function storePhoto(tx: EntityManager, photo: PhotoRecord): Promise<void> {
  await tx.insert(PhotoEntity, photo);
}

export async function changePhoto(
  tx: EntityManager,
  { id }: Pick<PhotoRecord, 'id'>,
  change: Partial<Pick<PhotoRecord, 'installerId' | 'alt' | 'position' | 'removedAt'>>,
): Promise<void> {
  await tx.update(PhotoEntity, { id }, change);
}

/** Stores the order of photos. */
export async function orderPhotos(tx: EntityManager, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update photos set position = given.position
     from unnest($1::uuid[]) with ordinality as given (id, position) where photos.id = given.id`,
    [ids],
  );
}

/** Deletes the photos of removed listings; returns their names. */
export async function removePhotosOfRemoved(tx: EntityManager, now: Date): Promise<string[]> {
  const [rows] = await tx.query<[{ name: string }[], number]>(
    `update photos set removed_at = $1 from installers
     where installers.id = photos.installer_id and installers.status = 'removed' and photos.removed_at is null
     returning photos.name`,
    [now],
  );
  return rows.map(({ name }) => name);
}
