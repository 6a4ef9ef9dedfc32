import type { KeyStorage } from '../storage/browser-storage.js';
import type { Properties } from './analytics.js';
import { rowOf, tagTable } from './event-table.js';
import { usageCookie } from './posthog-config.js';

declare global {
  interface Window {
    /** The ad tag, when its script is on the page. */
    gtag?: (command: 'event', event: string, parameters: Record<string, unknown>) => void;
    /** The social-ad pixel, when its script is on the page. */
    fbq?: (command: 'track', event: string) => void;
    /** The insight tag, when its script is on the page. */
    lintrk?: (command: 'track', parameters: Record<string, string>) => void;
  }
}

/** A tag is code of others: whatever it throws, the page and the other tags go on. */
function guarded(tag: string, tell: () => void): void {
  try {
    tell();
  } catch (error) {
    console.error(`ad tag ${tag} failed`, error);
  }
}

/**
 * Tells the tags that are on the page that something happened, and nothing about the visitor: a label and a value only of
 * events that have no keys of their own (docs/rules.md#ad-tags).
 */
export function tellAdTags(event: string, { label, value }: Properties): void {
  const row = rowOf(event);
  if (!row?.tag) return;
  const { tag, category } = row;
  const names: { gtag: string; fbq?: string; lintrk?: 'conversion' | 'custom' } = tagTable[tag];
  guarded('gtag', () =>
    window.gtag?.('event', names.gtag, {
      event_category: category,
      ...(label !== undefined && { event_label: label }),
      ...(value !== undefined && { value }),
    }),
  );
  guarded('fbq', () => {
    if (names.fbq) window.fbq?.('track', names.fbq);
  });
  guarded('lintrk', () => {
    if (names.lintrk) window.lintrk?.('track', names.lintrk === 'conversion' ? { conversion_id: tag } : { event: tag });
  });
}

/** Of the tab: what happened where there are no tags. Its name begins like all that a refusal deletes. */
const keptKey = `${usageCookie}_for_tags`;
const mostKept = 20;

const keptIn = (session: KeyStorage): string[] => (session.getItem(keptKey) ?? '').split(' ').filter(rowOf);

/** Keeps the name of an event of a page without tags for the next page of the tab that has some. */
export function keepForTags(event: string, session: KeyStorage): void {
  const row = rowOf(event);
  if (row?.tag && 'fbq' in tagTable[row.tag])
    session.setItem(keptKey, [...keptIn(session), event].slice(-mostKept).join(' '));
}

/** Tells the tags what was kept. */
export function tellKept(session: KeyStorage): void {
  const kept = keptIn(session);
  session.removeItem(keptKey);
  for (const event of kept) tellAdTags(event, {});
}
