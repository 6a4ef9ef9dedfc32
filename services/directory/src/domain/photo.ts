import type { OwnPhoto } from '@poolpros/contracts/http/photos';
import {
  isPhotoUrl,
  type PhotoFormat,
  type PhotoWidth,
  photoFile,
  photoFormats,
  photoUrl,
  photoWidths,
} from '@poolpros/contracts/photo-url';

/** A photo of a listing. Its size is that of its largest file, in pixels. */
export interface PhotoRecord {
  id: string;
  installerId: number;
  /** Where it stands among the others of its listing. */
  position: number;
  /** Of its files; another photo has another one, also when it shows the same. */
  name: string;
  /** What is seen on it; empty until somebody says so. */
  alt: string;
  width: number;
  height: number;
  addedAt: Date;
  removedAt: Date | null;
}

const hourMs = 3_600_000;

/** In which a removed photo can be taken back (docs/rules.md#added-photos). */
export const undoMs = hourMs;
/** Rows of removed photos are of no use after that. */
export const removedPhotoDays = 1;

/** Where the files of a photo are stored. */
export const photoKey = (name: string, width: PhotoWidth, format: PhotoFormat): string =>
  `photos/${photoFile(name, width, format)}`;

export const photoKeys = (name: string): string[] =>
  photoWidths.flatMap((width) => photoFormats.map((format) => photoKey(name, width, format)));

/** Those that visitors see: nobody is shown a picture that is not described to all (WCAG 1.1.1). */
export const shownPhotos = (photos: readonly PhotoRecord[]): PhotoRecord[] => photos.filter(({ alt }) => alt !== '');

/** The picture of a listing everywhere else; one that came from elsewhere stays where no photo is shown. */
export function coverUrl([cover]: readonly Pick<PhotoRecord, 'name'>[], current: string | null): string | null {
  if (cover) return photoUrl(cover.name);
  return current !== null && isPhotoUrl(current) ? null : current;
}

/** A photo as the members of its listing see it. */
export const photoView = ({ id, name, alt, width, height, addedAt }: PhotoRecord): OwnPhoto => ({
  id,
  url: photoUrl(name),
  alt,
  width,
  height,
  addedAt: addedAt.toISOString(),
});
