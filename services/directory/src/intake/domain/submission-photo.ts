import type { SubmissionPhoto } from '@poolpros/contracts/http/submission-photos';
import { photoFilesIn } from '../../photos/domain/photo-files.js';

/** A photo of a business that is not listed yet. Its size is that of its largest file, in pixels. */
export interface SubmissionPhotoRecord {
  id: string;
  /** The token of its form. */
  tokenHash: string;
  /** Set once the form is sent. */
  submissionId: string | null;
  /** Its position among the others. */
  position: number;
  /** The name of its files. */
  name: string;
  /** Its description; empty until it has one. */
  alt: string;
  width: number;
  height: number;
  /** When the form last changed its photos. */
  savedAt: Date;
}

/** The keys of a photo's files before they are public. */
export const { key: unlistedKey, keys: unlistedKeys } = photoFilesIn('unlisted');

/** What the sender and the staff see in addition to the picture. */
export const submissionPhotoView = ({ id, alt, width, height }: SubmissionPhotoRecord): SubmissionPhoto => ({
  id,
  alt,
  width,
  height,
});
