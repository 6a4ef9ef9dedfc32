import { useEffect, useRef } from 'react';

/**
 * How long a form was on screen before it was sent, in milliseconds (docs/rules.md#form-time). The time of an attempt
 * stays until it is refused, so that a retry after a lost response is the same request.
 */
export function useFormTime(isShown: boolean) {
  const shownAt = useRef(0);
  const taken = useRef<number | null>(null);
  useEffect(() => {
    if (!isShown) return;
    shownAt.current = performance.now();
    taken.current = null;
  }, [isShown]);
  return {
    take: (): number => {
      taken.current ??= Math.round(performance.now() - shownAt.current);
      return taken.current;
    },
    measureAgain: () => {
      taken.current = null;
    },
  };
}
