import * as z from 'zod';
import { textLengths } from '../limits.js';
import { planLimits } from '../plans.js';
import { lineOf, linkToken } from '../text.js';

/** How many photos come with a business that is to be listed. */
export const mostSubmissionPhotos = planLimits.free.photos;

export const submissionPhotoParamsSchema = z.object({ photoId: z.uuid() });
export const adminSubmissionPhotoParamsSchema = submissionPhotoParamsSchema.extend({ submissionId: z.uuid() });

/** A photo of a business that is not listed yet; the size is that of its largest file. */
export const submissionPhotoSchema = z.object({
  id: z.uuid(),
  alt: z.string().describe('alt text; empty until the photo is described'),
  width: z.int(),
  height: z.int(),
});
export type SubmissionPhoto = z.infer<typeof submissionPhotoSchema>;

export const submissionPhotosSchema = z.object({ items: z.array(submissionPhotoSchema) });
export type SubmissionPhotos = z.infer<typeof submissionPhotosSchema>;

const { min, max } = textLengths.photoAlt;

/**
 * POST /api/submission-photos/arrange: photos in their order, each with what is seen on it, before those that are not named;
 * and those that go.
 */
export const arrangeSubmissionPhotosBodySchema = z.object({
  token: linkToken,
  items: z
    .array(
      z.object({
        id: z.uuid(),
        alt: lineOf({ min: 0, max }).refine(
          ({ length }) => length === 0 || length >= min,
          `use at least ${min} characters`,
        ),
      }),
    )
    .max(mostSubmissionPhotos),
  removed: z.array(z.uuid()).max(mostSubmissionPhotos).default([]),
});
export type ArrangeSubmissionPhotosBody = z.input<typeof arrangeSubmissionPhotosBodySchema>;
