import type { OwnPhoto } from '@poolpros/contracts/http/photos';
import { photoUrl } from '@poolpros/contracts/photo-url';
import { hourMs } from '@poolpros/contracts/time';
import type { PhotoRecord } from '../../listings/domain/listing-photo.js';
import { photoFilesIn } from './photo-files.js';

/** How long a removed photo can be restored (docs/rules.md#added-photos). */
export const undoMs = hourMs;
/** Rows of removed photos are useless after that. */
export const removedPhotoDays = 1;

/** The keys of a photo's files. */
export const { key: photoKey, keys: photoKeys } = photoFilesIn('photos');

/** A photo as the members of its listing see it. */
export const photoView = ({ id, name, alt, width, height, addedAt }: PhotoRecord): OwnPhoto => ({
  id,
  url: photoUrl(name),
  alt,
  width,
  height,
  addedAt: addedAt.toISOString(),
});
