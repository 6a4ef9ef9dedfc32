import * as z from 'zod';
import { textLengths } from '../limits.js';
import { planLimits } from '../plans.js';
import { lineOf } from '../text.js';
import { installerParamsSchema } from './installers.js';
import { photoSchema } from './photo-schema.js';

/** A photo as who looks after the listing sees it. It is shown once it is described. */
export const ownPhotoSchema = photoSchema.extend({
  id: z.uuid(),
  alt: z.string().describe('alt text; empty until the photo is described'),
  addedAt: z.iso.datetime(),
});
export type OwnPhoto = z.infer<typeof ownPhotoSchema>;

/** GET …/photos: in the order in which they are shown; the first that is described is the cover. */
export const ownPhotosSchema = z.object({
  items: z.array(ownPhotoSchema),
  most: z.int().describe('limit of the listing plan'),
});
export type OwnPhotos = z.infer<typeof ownPhotosSchema>;

export const photoParamsSchema = installerParamsSchema.extend({ photoId: z.uuid() });

/** POST …/photos/{id}: what is seen on it, for those who do not see it. */
export const photoBodySchema = z.object({ alt: lineOf(textLengths.photoAlt) });
export type PhotoBody = z.infer<typeof photoBodySchema>;

/** POST …/photos/order: every photo once, in the order in which they are to be shown. */
export const photoOrderBodySchema = z.object({ ids: z.array(z.uuid()).max(planLimits.pro.photos) });
export type PhotoOrderBody = z.infer<typeof photoOrderBodySchema>;
