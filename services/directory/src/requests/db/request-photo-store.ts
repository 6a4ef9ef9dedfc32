import { type EntityManager, In, IsNull } from 'typeorm';
import type { RequestPhotoRecord } from '../domain/request-photo.js';
import { RequestPhotoEntity } from './entities.js';

const inOrder = { position: 'ASC', id: 'ASC' } as const;

/** The photos of a form that is not sent, in order. */
export const photosOfForm = (tx: EntityManager, tokenHash: string): Promise<RequestPhotoRecord[]> =>
  tx.find(RequestPhotoEntity, { where: { tokenHash }, order: inOrder });

/** The photos of these requests themselves, in order. */
export const photosOfRequests = (tx: EntityManager, requestIds: readonly string[]): Promise<RequestPhotoRecord[]> =>
  tx.find(RequestPhotoEntity, { where: { requestId: In([...requestIds]), messageId: IsNull() }, order: inOrder });

/** The photos of a request and of all messages about it, in order. */
export const photosWithin = (tx: EntityManager, requestIds: readonly string[]): Promise<RequestPhotoRecord[]> =>
  tx.find(RequestPhotoEntity, { where: { requestId: In([...requestIds]) }, order: inOrder });

export const countPhotosOfMessage = (tx: EntityManager, messageId: string): Promise<number> =>
  tx.countBy(RequestPhotoEntity, { messageId });

export const requestPhotosByIds = (tx: EntityManager, ids: readonly string[]): Promise<RequestPhotoRecord[]> =>
  tx.findBy(RequestPhotoEntity, { id: In([...ids]) });

/** A photo of a form that is not sent, or of a request with all its threads. */
export const findRequestPhoto = (
  tx: EntityManager,
  by: { id: string } & ({ tokenHash: string } | { requestId: string }),
): Promise<RequestPhotoRecord | null> => tx.findOneBy(RequestPhotoEntity, by);

/** A photo as one business may see it: of the request, or of its own thread. */
export const findThreadPhoto = (
  tx: EntityManager,
  { id, requestId, contactRequestId }: { id: string; requestId: string; contactRequestId: string },
): Promise<RequestPhotoRecord | null> =>
  tx
    .createQueryBuilder(RequestPhotoEntity, 'p')
    .where('p.id = :id and p.request_id = :requestId', { id, requestId })
    .andWhere(
      `(p.message_id is null or p.message_id in
        (select m.id from request_messages m where m.contact_request_id = :contactRequestId))`,
      { contactRequestId },
    )
    .getOne();

export async function insertRequestPhoto(tx: EntityManager, photo: RequestPhotoRecord): Promise<void> {
  await tx.insert(RequestPhotoEntity, photo);
}

/** Gives the photos of a form to what is sent with them; its token opens none of them any more. Returns how many. */
export async function giveFormPhotos(
  tx: EntityManager,
  tokenHash: string,
  owner: Pick<RequestPhotoRecord, 'requestId' | 'messageId'>,
): Promise<number> {
  const { affected } = await tx.update(RequestPhotoEntity, { tokenHash }, { ...owner, tokenHash: null });
  return affected ?? 0;
}

export async function deleteRequestPhotos(tx: EntityManager, ids: readonly string[]): Promise<void> {
  await tx.delete(RequestPhotoEntity, { id: In([...ids]) });
}
