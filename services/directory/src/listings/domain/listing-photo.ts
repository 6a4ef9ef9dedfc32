import { isPhotoUrl, photoUrl } from '@poolpros/contracts/photo-url';

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

/** Those that visitors see: nobody is shown a picture that is not described to all (WCAG 1.1.1). */
export const shownPhotos = (photos: readonly PhotoRecord[]): PhotoRecord[] => photos.filter(({ alt }) => alt !== '');

/** The picture of a listing everywhere else; one that came from elsewhere stays where no photo is shown. */
export function coverUrl([cover]: readonly Pick<PhotoRecord, 'name'>[], current: string | null): string | null {
  if (cover) return photoUrl(cover.name);
  return current !== null && isPhotoUrl(current) ? null : current;
}
