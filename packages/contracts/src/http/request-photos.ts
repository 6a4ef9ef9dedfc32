import * as z from 'zod';
import { requestTokenHeader, threadTokenHeader } from '../photo-tokens.js';
import { linkToken, threadToken } from '../text.js';

/** The link of the homeowner's page. */
export const requestTokenHeadersSchema = z.object({ [requestTokenHeader]: linkToken });

/** The link in the mail to a business. */
export const threadTokenHeadersSchema = z.object({ [threadTokenHeader]: threadToken });

export const requestPhotoParamsSchema = z.object({ photoId: z.uuid() });
export const ownRequestPhotoParamsSchema = requestPhotoParamsSchema.extend({ contactRequestId: z.uuid() });

/** A photo that came with a request or a message; the size is that of its largest file (docs/rules.md#request-photos). */
export const requestPhotoSchema = z.object({ id: z.uuid(), width: z.int(), height: z.int() });
export type RequestPhoto = z.infer<typeof requestPhotoSchema>;

/** POST /api/request-photos/remove: takes a photo out of a form that is not sent. */
export const removeRequestPhotoBodySchema = z.object({ token: linkToken, photoId: z.uuid() });

/** In the body of a message: what was added with this token comes along with it, once (docs/rules.md#request-photos). */
export const messagePhotosShape = {
  photosToken: linkToken.optional().describe('the token with which photos of the message were added'),
};
