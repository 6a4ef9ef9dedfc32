import type { SubmissionPhoto } from '@poolpros/contracts/http/submission-photos';
import { type PhotoFormat, type PhotoWidth, photoFile, photoFormats, photoWidths } from '@poolpros/contracts/photo-url';

/** A photo of a business that is not listed yet. Its size is that of its largest file, in pixels. */
export interface SubmissionPhotoRecord {
  id: string;
  /** Of the form with which it came. */
  tokenHash: string;
  /** Set once the form is sent. */
  submissionId: string | null;
  /** Where it stands among the others. */
  position: number;
  /** Of its files. */
  name: string;
  /** What is seen on it; empty until somebody says so. */
  alt: string;
  width: number;
  height: number;
  /** When the form last changed its photos. */
  savedAt: Date;
}

/** Where the files of a photo are stored that visitors do not see. */
export const unlistedKey = (name: string, width: PhotoWidth, format: PhotoFormat): string =>
  `unlisted/${photoFile(name, width, format)}`;

export const unlistedKeys = (name: string): string[] =>
  photoWidths.flatMap((width) => photoFormats.map((format) => unlistedKey(name, width, format)));

/** What the sender and the staff see of a photo beside the picture. */
export const submissionPhotoView = ({ id, alt, width, height }: SubmissionPhotoRecord): SubmissionPhoto => ({
  id,
  alt,
  width,
  height,
});
