import { useEffect } from 'react';
import { ApiError } from './api-error.js';

/** Calls `onEnd` if one of these errors says that the session has ended. */
export function useSessionEnd(onEnd: () => void, ...errors: (Error | null)[]): void {
  const isOver = errors.some((error) => error instanceof ApiError && error.status === 401);
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
}
