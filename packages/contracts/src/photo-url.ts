/** The path of public files. */
export const mediaRoot = '/media';

/** Widths of stored photos in pixels: for a card, a page and the viewer, sharp on dense screens. */
export const photoWidths = [480, 960, 1600] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** Best compression first; every browser supports the last one. */
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** The file of a photo. `name` changes with the picture, so caches can keep the file permanently. */
export const photoFile = (name: string, width: PhotoWidth, format: PhotoFormat): string => `${name}-${width}.${format}`;

/** The URL of a photo, for clients that load only one file. */
export const photoUrl = (name: string): string => `${mediaRoot}/photos/${photoFile(name, 960, 'webp')}`;

const ownPhoto = /^(\/media\/photos\/[0-9a-f]{32})-\d+\.webp$/;

/** Whether a URL is one of our photos. */
export const isPhotoUrl = (url: string): boolean => ownPhoto.test(url);

/** The `srcset` of one of our photos; undefined for any other URL. */
export function photoSources(url: string, format: PhotoFormat): string | undefined {
  const base = ownPhoto.exec(url)?.[1];
  return base && photoWidths.map((width) => `${base}-${width}.${format} ${width}w`).join();
}
