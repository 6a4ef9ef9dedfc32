import type { Analytics, Properties } from '../../shared/analytics/analytics.js';
import { type EventName, eventTable } from '../../shared/analytics/event-table.js';
import { pageLabel } from './page-name.js';

interface Reported {
  /** The name of the page by default; on pages for one person there is none, whatever is given. */
  label?: string;
  value?: number;
  role?: string;
}

/** Captures an event with category, label and value. */
export type Report = (event: EventName, reported?: Reported) => void;

export const createReport =
  (analytics: Pick<Analytics, 'capture'>): Report =>
  (event, { label, value = 1, ...more } = {}) => {
    const page = pageLabel(window.location);
    const properties: Properties = { category: eventTable[event].category, value, ...more };
    analytics.capture(event, page === null ? properties : { ...properties, label: label ?? page });
  };
