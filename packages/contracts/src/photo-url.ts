/** Where files are served that visitors load without an account. */
export const mediaRoot = '/media';

/** Widths in which a photo is kept, in pixels: for a card, a page and the viewer, sharp on dense screens. */
export const photoWidths = [480, 960, 1600] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** The best compressed first; every browser shows the last. */
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** The file of a photo; `name` changes with what is seen on it, so that caches may keep the file for ever. */
export const photoFile = (name: string, width: PhotoWidth, format: PhotoFormat): string => `${name}-${width}.${format}`;

/** Where a photo is, for those that load one picture alone. */
export const photoUrl = (name: string): string => `${mediaRoot}/photos/${photoFile(name, 960, 'webp')}`;

const ownPhoto = /^(\/media\/photos\/[0-9a-f]{32})-\d+\.webp$/;

/** Whether a URL is that of a photo which we serve. */
export const isPhotoUrl = (url: string): boolean => ownPhoto.test(url);

/** What a browser can choose from in place of a photo of ours, as `srcset`; undefined for the URL of another picture. */
export function photoSources(url: string, format: PhotoFormat): string | undefined {
  const base = ownPhoto.exec(url)?.[1];
  return base && photoWidths.map((width) => `${base}-${width}.${format} ${width}w`).join();
}
