import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before what was not saved is lost: by the browser for another site, by the returned blocker for another page. */
export function useLeaveWarning(unsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return blocker;
}
