import { useEffect, useState } from 'react';

/** Whole seconds that are left of a waiting time, 0 when there is none. */
export function useCountdown() {
  const [until, setUntil] = useState<number | null>(null);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (until === null) return;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) setUntil(null);
    };
    tick();
    const timer = window.setInterval(tick, 500);
    return () => window.clearInterval(timer);
  }, [until]);

  return {
    left,
    start: (seconds: number) => setUntil(Date.now() + seconds * 1000),
  };
}

/** `0:40` for forty seconds. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** When the next try is possible, `seconds` after `now`. */
export function waitText(seconds: number, now: Date): string {
  if (seconds < 120) return `You can try again in ${seconds} seconds.`;
  return `You can try again at ${clock.format(new Date(now.getTime() + seconds * 1000))}.`;
}
