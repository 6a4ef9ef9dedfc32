import { useEffect, useState } from 'react';
import { prefersReducedMotion } from './reduced-motion.js';

/** Counts one step every `everyMs`; pauses in a hidden tab, and for visitors who asked for less motion. */
export function useSteps(everyMs: number): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    const timer = window.setInterval(() => {
      if (!document.hidden) setSteps((before) => before + 1);
    }, everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs]);
  return steps;
}
