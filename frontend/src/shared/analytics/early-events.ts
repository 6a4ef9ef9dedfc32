import { nextTask } from '../lib/next-task.js';
import type { Analytics, Properties } from './analytics.js';

type Capturing = Pick<Analytics, 'capture'>;

/** Of a page that nobody watches, only the last ones stay. */
const most = 10;

type Early = [event: string, properties: Properties];
const early = (...given: Early): Early => given;

const watched = new WeakSet<Capturing>();
const waiting = new WeakMap<Capturing, Early[]>();

/** Captures an event that may happen while the page is not watched yet, as it comes with the page; then it waits. */
export function captureEarly(analytics: Capturing, event: string, properties: Properties): void {
  if (watched.has(analytics)) analytics.capture(event, properties);
  else waiting.set(analytics, [...(waiting.get(analytics) ?? []), early(event, properties)].slice(-most));
}

/** Captures what waits, each event in a task of its own, and from now on everything at once. */
export async function captureWaiting(analytics: Capturing): Promise<void> {
  watched.add(analytics);
  const events = waiting.get(analytics) ?? [];
  waiting.delete(analytics);
  for (const [event, properties] of events) {
    analytics.capture(event, properties);
    await nextTask();
  }
}
