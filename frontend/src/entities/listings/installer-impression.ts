import { type RefObject, useEffect, useRef } from 'react';
import { useVisits, type Visited } from './use-visits.js';

const inViewMs = 1000;
const inViewShare = 0.5;

/** Counts that a listing was seen once half of the element has been in view for a second. */
export function useImpression<E extends Element>(listing: Visited | null): RefObject<E | null> {
  const ref = useRef<E>(null);
  const count = useVisits(listing ?? { id: 0, sample: true });
  const isCounted = listing !== null && !listing.sample;
  useEffect(() => {
    const { current: element } = ref;
    if (element === null || !isCounted || !('IntersectionObserver' in window)) return;
    let timer: number | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        window.clearTimeout(timer);
        if ((entries.at(-1)?.intersectionRatio ?? 0) < inViewShare) return;
        timer = window.setTimeout(() => {
          count('impression');
          observer.disconnect();
        }, inViewMs);
      },
      { threshold: inViewShare },
    );
    observer.observe(element);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [count, isCounted]);
  return ref;
}
