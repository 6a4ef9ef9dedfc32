import type { KeyStorage } from '../storage/browser-storage.js';
import type { AnalyticsProvider, AnalyticsTarget, Properties } from './analytics.js';
import { browserRefuses, visitorKey, visitorRefuses } from './refusal.js';

export interface EventSenderOptions extends AnalyticsTarget {
  storage: KeyStorage;
}

interface QueuedEvent {
  event: string;
  properties: Properties;
  timestamp: string;
  uuid: string;
}

/** How long after its first event a batch is sent (docs/rules.md#analytics). */
const flushMs = 3000;

/**
 * Sends events in batches in the provider's format; queued events are sent when the page closes. If a visitor or their
 * browser refuses, nothing is sent and nothing is stored.
 */
export function createEventSender({ key, host, storage }: EventSenderOptions): AnalyticsProvider {
  let queue: QueuedEvent[] = [];
  let timer: number | undefined;

  const refuses = () => browserRefuses() || visitorRefuses(storage);
  const visitor = (): string => {
    const known = storage.getItem(visitorKey);
    if (known !== null) return known;
    const made = crypto.randomUUID();
    storage.setItem(visitorKey, made);
    return made;
  };

  const flush = () => {
    window.clearTimeout(timer);
    timer = undefined;
    const batch = refuses() ? [] : queue;
    queue = [];
    if (batch.length === 0) return;
    const body = JSON.stringify({ api_key: key, batch });
    // Plain text needs no preflight, and `keepalive` lets it outlive the page.
    fetch(`${host}/batch/`, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch((error: unknown) =>
      console.error('analytics: events were not sent', error),
    );
  };
  window.addEventListener('pagehide', flush);

  const capture = (event: string, properties: Properties) => {
    if (refuses()) return;
    queue.push({
      event,
      properties: { ...properties, distinct_id: visitor() },
      timestamp: new Date().toISOString(),
      uuid: crypto.randomUUID(),
    });
    timer ??= window.setTimeout(flush, flushMs);
  };

  return {
    capture,
    identify: (id, properties) => {
      if (refuses()) return;
      const before = visitor();
      storage.setItem(visitorKey, id);
      capture('$identify', { ...properties, $anon_distinct_id: before });
    },
    setPersonProperties: (properties) => capture('$set', properties),
    reset: () => storage.removeItem(visitorKey),
    isFeatureEnabled: () => false,
  };
}
