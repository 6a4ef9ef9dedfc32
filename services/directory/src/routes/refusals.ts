import { Problem } from '@poolpros/chassis/problem';

export const installerNotFound = (): Problem => new Problem('installer_not_found', 'There is no such contractor.');

export const placeNotFound = (): Problem => new Problem('place_not_found', 'There is no such place.');

/** 400 naming one field, such as `body.phone`. */
export const fieldRefused = (path: string, message: string): Problem =>
  new Problem('invalid_request', `${path}: ${message}.`, [{ path, message }]);

export const tooMany = (detail: string): Problem => new Problem('too_many_requests', detail);
