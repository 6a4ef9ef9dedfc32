import type { OwnPhoto } from '@poolpros/contracts/http/photos';
import {
  type PhotoFormat,
  type PhotoWidth,
  photoFile,
  photoFormats,
  photoUrl,
  photoWidths,
} from '@poolpros/contracts/photo-url';
import { hourMs } from '@poolpros/contracts/time';
import type { PhotoRecord } from '../../listings/domain/listing-photo.js';

/** How long a removed photo can be restored (docs/rules.md#added-photos). */
export const undoMs = hourMs;
/** Rows of removed photos are useless after that. */
export const removedPhotoDays = 1;

/** The keys of a photo's files. */
export const photoKey = (name: string, width: PhotoWidth, format: PhotoFormat): string =>
  `photos/${photoFile(name, width, format)}`;

export const photoKeys = (name: string): string[] =>
  photoWidths.flatMap((width) => photoFormats.map((format) => photoKey(name, width, format)));

/** A photo as the members of its listing see it. */
export const photoView = ({ id, name, alt, width, height, addedAt }: PhotoRecord): OwnPhoto => ({
  id,
  url: photoUrl(name),
  alt,
  width,
  height,
  addedAt: addedAt.toISOString(),
});
