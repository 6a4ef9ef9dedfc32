import { Refusal } from '@poolpros/chassis/refusal';

/** The accepted types of photos, and other types that people try. */
const accepted = 'Choose a JPEG, PNG, WebP or AVIF photo';

/** Rejects a file because of its type. */
export const wrongType = (what: string): Refusal => {
  const message = `${what}. ${accepted}`;
  return new Refusal('unsupported_media_type', `${message}.`, [{ path: 'body', message }]);
};

/** Rejects a photo because of its content. */
export const unfit = (message: string): Refusal =>
  new Refusal('invalid_request', `${message}.`, [{ path: 'body', message }]);
