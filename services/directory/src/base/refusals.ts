import { Refusal } from '@poolpros/chassis/refusal';

export const installerNotFound = (): Refusal => new Refusal('installer_not_found', 'There is no such contractor.');

export const installerRemoved = (): Refusal => new Refusal('gone', 'This contractor was removed from the directory.');

export const placeNotFound = (): Refusal => new Refusal('place_not_found', 'There is no such place.');

export function zipNotFound(): Refusal {
  const message = 'check this ZIP: we do not recognize it';
  return new Refusal('place_not_found', 'There is no such ZIP.', [{ path: 'query.zip', message }]);
}

/** Rejects one field, such as `body.phone`. */
export const fieldError = (path: string, message: string): Refusal =>
  new Refusal('invalid_request', `${path}: ${message}.`, [{ path, message }]);

export const tooMany = (detail: string): Refusal => new Refusal('too_many_requests', detail);

export const changeNotFound = (): Refusal => new Refusal('not_found', 'There is no such change.');

export const invitationNotFound = (): Refusal => new Refusal('not_found', 'There is no such invitation.');

export const apiKeyNotFound = (): Refusal => new Refusal('not_found', 'There is no such API key.');

export const webhookNotFound = (): Refusal => new Refusal('not_found', 'There is no such webhook.');

export const deliveryNotFound = (): Refusal => new Refusal('not_found', 'There is no such delivery.');

export const memberNotFound = (): Refusal => new Refusal('not_found', 'There is no such member of the team.');

export const linkInvalid = (): Refusal =>
  new Refusal('link_invalid', 'The link is not valid. Open it from the email again.');

export const claimNotFound = (): Refusal => new Refusal('not_found', 'There is no such claim.');

export const contactRequestNotFound = (): Refusal => new Refusal('not_found', 'There is no such contact request.');
