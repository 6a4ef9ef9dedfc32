import { useEffect, useState } from 'react';

/** Whether the tab is shown, or was hidden less than this time ago. */
export function useShownLately(hiddenMs: number): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    let timer: number | undefined;
    const handleChange = () => {
      window.clearTimeout(timer);
      if (document.visibilityState === 'visible') setShown(true);
      else timer = window.setTimeout(() => setShown(false), hiddenMs);
    };
    handleChange();
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleChange);
    };
  }, [hiddenMs]);
  return shown;
}
