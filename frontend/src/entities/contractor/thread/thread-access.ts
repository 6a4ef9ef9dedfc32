import { ApiError } from '../../../shared/api/api-error.js';
import type { PhotoAccess } from '../../requests/photo-access.js';

/** How a page reaches a thread: with a session, or by the token of a mailed link. */
export interface ThreadAccess {
  messagesPath: string;
  stepsPath: string;
  /** What every body has in addition. */
  proof: { token?: string };
  photos: PhotoAccess;
}

/** Whether the thread was changed by somebody else since it was read. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';
