import type { RequestPhoto } from '@poolpros/contracts/http/request-photos';
import { photoFilesIn } from '../../photos/domain/photo-files.js';

/** A photo that came with a request or a message in one of its threads. Its size is that of its largest file, in pixels. */
export interface RequestPhotoRecord {
  id: string;
  /** The token of its form; null once that is sent, so that the token opens nothing any more. */
  tokenHash: string | null;
  /** Null until the form is sent. */
  requestId: string | null;
  /** The message that it came with; null for one of the request itself. */
  messageId: string | null;
  /** Its position among the others. */
  position: number;
  /** The name of its files. */
  name: string;
  width: number;
  height: number;
  createdAt: Date;
}

export const { key: requestPhotoKey, keys: requestPhotoKeys } = photoFilesIn('requests');

/** The position of a photo behind others. */
export const positionBehind = (others: readonly Pick<RequestPhotoRecord, 'position'>[]): number =>
  Math.max(0, ...others.map(({ position }) => position)) + 1;

export const requestPhotoView = ({ id, width, height }: RequestPhotoRecord): RequestPhoto => ({ id, width, height });

/** The photos of each message, and of each request itself, by its id. */
export function photosById(photos: readonly RequestPhotoRecord[]): (id: string) => RequestPhoto[] {
  const groups = new Map<string | null, RequestPhoto[]>();
  for (const photo of photos) {
    const id = photo.messageId ?? photo.requestId;
    groups.set(id, [...(groups.get(id) ?? []), requestPhotoView(photo)]);
  }
  return (id) => groups.get(id) ?? [];
}
