import { type PhotoFormat, type PhotoWidth, photoFile, photoFormats, photoWidths } from '@poolpros/contracts/photo-url';

/** The keys of the files of photos in a folder of the file store. Only those in `photos` are public (ADR 53). */
export function photoFilesIn(folder: 'photos' | 'unlisted' | 'requests') {
  const key = (name: string, width: PhotoWidth, format: PhotoFormat): string =>
    `${folder}/${photoFile(name, width, format)}`;
  return {
    key,
    keys: (name: string): string[] =>
      photoWidths.flatMap((width) => photoFormats.map((format) => key(name, width, format))),
  };
}
