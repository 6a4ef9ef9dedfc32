import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../../shared/lib/services.js';
import { whenIdle } from '../../../shared/lib/use-idle.js';
import type { InboxEvent } from './follow-events.js';
import { refreshInbox } from './refresh-inbox.js';
import { useShownLately } from './use-shown-lately.js';

/** How long a hidden tab is told about changes. */
const hiddenMs = 5 * 60_000;
/** Changes within this time are read together. */
const togetherMs = 300;
/** Everyone reads again after a gap, so each waits for a time of its own. */
const afterGapMs = 3000;

/** Shows what changes in the inbox of the account without a reload, and announces new requests. */
export function LiveInbox({ onSessionEnd }: { onSessionEnd: () => void }) {
  const { api, queryClient } = useServices();
  const isShown = useShownLately(hiddenMs);
  const [arrived, setArrived] = useState(0);
  const endSession = useEffectEvent(onSessionEnd);

  useEffect(() => {
    if (!isShown) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    let timer: number | undefined;
    const refresh = async () => {
      timer = undefined;
      const added = await refreshInbox(queryClient);
      if (!signal.aborted) setArrived((before) => before + added);
    };
    const onEvent = ({ installerId }: InboxEvent) => {
      const ms = installerId === undefined ? Math.random() * afterGapMs : togetherMs;
      timer ??= window.setTimeout(() => void refresh(), ms);
    };
    const cancel = whenIdle(() => {
      import('./follow-events.js')
        .then(({ followEvents }) => followEvents({ api, signal, onEvent, onSessionEnd: () => endSession() }))
        // Without the file, the inbox has its refresh button.
        .catch(() => undefined);
    });
    return () => {
      cancel();
      stopping.abort();
      window.clearTimeout(timer);
    };
  }, [api, queryClient, isShown]);

  return (
    <p role="status" className="sr-only">
      {arrived > 0 && (arrived === 1 ? 'A new request came in.' : `${arrived} new requests came in.`)}
    </p>
  );
}
