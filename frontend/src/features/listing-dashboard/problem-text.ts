import { ApiError } from '../../shared/api/api-error.js';

/** Why something did not work, as the API words it for people; else that it may work in a moment. */
export const problemText = (error: Error): string =>
  (error instanceof ApiError && error.status < 500 && error.detail) || 'Please try again in a moment.';
