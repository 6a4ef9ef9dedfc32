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

/** In which a removed photo can be taken back (docs/rules.md#added-photos). */
export const undoMs = hourMs;
/** Rows of removed photos are of no use after that. */
export const removedPhotoDays = 1;

/** Where the files of a photo are stored. */
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
