import { useEffect } from 'react';

/** Calls `work` once, when the page has loaded and the browser has nothing else to do. */
export function useIdle(work: () => void): void {
  useEffect(() => {
    let cancel: () => void = () => undefined;
    const wait = () => {
      if ('requestIdleCallback' in window) {
        const handle = window.requestIdleCallback(work);
        cancel = () => window.cancelIdleCallback(handle);
      } else {
        const timer = globalThis.setTimeout(work, lateMs);
        cancel = () => globalThis.clearTimeout(timer);
      }
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      cancel();
    };
  }, [work]);
}

/** For browsers that do not say when they are idle. */
const lateMs = 1000;
