import { Problem } from '@poolpros/chassis/problem';

export const installerNotFound = (): Problem => new Problem(404, 'installer_not_found', 'There is no such contractor.');

export const placeNotFound = (): Problem => new Problem(404, 'place_not_found', 'There is no such place.');

/** 400 naming one field, such as `body.phone`. */
export const fieldRefused = (path: string, message: string): Problem =>
  new Problem(400, 'invalid_request', `${path}: ${message}.`, [{ path, message }]);

export const tooMany = (detail: string): Problem => new Problem(429, 'too_many_requests', detail);
