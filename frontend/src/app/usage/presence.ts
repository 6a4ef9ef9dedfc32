import { usageCookie } from '../../shared/analytics/posthog-config.js';
import type { KeyStorage } from '../../shared/storage/browser-storage.js';
import type { Report } from './report.js';

/** How often an open page that is visible says so, in milliseconds (docs/rules.md#usage-events). */
export const heartbeatMs = 30_000;

/** Of the tab: it has begun. */
const sessionKey = `${usageCookie}_session`;

/** Reports when the visit of a tab begins, when its page is hidden and shown again, and every 30 s while it is visible. */
export function watchPresence(report: Report, session: KeyStorage): void {
  let since = performance.now();
  let timer: number | undefined;

  const begin = () => {
    since = performance.now();
    timer = window.setInterval(() => report('user_heartbeat', { value: heartbeatMs / 1000 }), heartbeatMs);
  };
  const end = () => {
    window.clearInterval(timer);
    timer = undefined;
  };

  if (session.getItem(sessionKey) === null) {
    session.setItem(sessionKey, 'begun');
    report('session_start');
  }
  if (document.visibilityState === 'visible') begin();
  document.addEventListener('visibilitychange', () => {
    end();
    if (document.visibilityState === 'visible') {
      begin();
      report('page_focus');
    } else report('page_blur', { value: Math.round((performance.now() - since) / 1000) });
  });
}
