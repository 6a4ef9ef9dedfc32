import type { Photo } from '@poolpros/contracts/http/photo-schema';
import { isPhotoUrl, photoUrl } from '@poolpros/contracts/photo-url';

/** A photo of a listing. Its size is that of its largest file, in pixels. */
export interface PhotoRecord {
  id: string;
  installerId: number;
  /** Its position among the others of its listing. */
  position: number;
  /** The name of its files, unique even among identical photos. */
  name: string;
  /** Its description; empty until it has one. */
  alt: string;
  width: number;
  height: number;
  addedAt: Date;
  removedAt: Date | null;
}

/** The photos that visitors see. A picture without a description is shown to nobody (WCAG 1.1.1). */
export const shownPhotos = (photos: readonly PhotoRecord[]): PhotoRecord[] => photos.filter(({ alt }) => alt !== '');

/** A photo as visitors read it. */
export const publicPhoto = ({ name, width, height, alt }: PhotoRecord): Photo => ({
  url: photoUrl(name),
  width,
  height,
  alt,
});

/** The picture of a listing outside of its profile; without a photo, the one from another source stays. */
export function coverUrl([cover]: readonly Pick<PhotoRecord, 'name'>[], current: string | null): string | null {
  if (cover) return photoUrl(cover.name);
  return current !== null && isPhotoUrl(current) ? null : current;
}
