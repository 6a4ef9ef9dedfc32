import { Refusal } from '@poolpros/chassis/refusal';

/** What a photo may be, and what else people try. */
const accepted = 'Choose a photo as JPEG, PNG, WebP or AVIF';

/** Rejects a file by what it is. */
export const wrongType = (what: string): Refusal => {
  const message = `${what}. ${accepted}`;
  return new Refusal('unsupported_media_type', `${message}.`, [{ path: 'body', message }]);
};

/** Rejects a photo by what is in it. */
export const unfit = (message: string): Refusal =>
  new Refusal('invalid_request', `${message}.`, [{ path: 'body', message }]);
