import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../shared/lib/reduced-motion.js';

const stepMs = 5000;

/** Which of `count` entries comes first. Going somewhere by hand pauses; `held` stops the clock without pausing. */
export function useCarousel(count: number, held: boolean) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!playing || held) return;
    const timer = window.setInterval(() => setIndex((before) => (before + 1) % count), stepMs);
    return () => window.clearInterval(timer);
  }, [playing, held, count]);

  return {
    index,
    playing,
    toggle: () => setPlaying(!playing),
    goTo: (next: number) => {
      setPlaying(false);
      setIndex((next + count) % count);
    },
  };
}
