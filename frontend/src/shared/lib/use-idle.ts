import { useEffect } from 'react';

/** Calls `work` once, when the page has loaded and the browser is idle. The returned function cancels it. */
export function whenIdle(work: () => void): () => void {
  let cancel: () => void = () => undefined;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const { cancelIdleCallback } = window;
      const handle = window.requestIdleCallback(work);
      cancel = () => cancelIdleCallback(handle);
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
}

/** `whenIdle` for a component, which cancels it when it unmounts. */
export const useIdle = (work: () => void): void => useEffect(() => whenIdle(work), [work]);

/** For browsers without `requestIdleCallback`. */
const lateMs = 1000;
