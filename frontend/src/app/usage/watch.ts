import { isPrivatePage } from '@poolpros/contracts/private-pages';
import { keepForTags, tellAdTags, tellKept } from '../../shared/analytics/ad-tags.js';
import { captureWaiting } from '../../shared/analytics/early-events.js';
import { isRefused } from '../../shared/analytics/refusal.js';
import { afterEach } from '../../shared/lib/after-each.js';
import { nextTask } from '../../shared/lib/next-task.js';
import type { Services } from '../../shared/lib/services.js';
import { browserStorage } from '../../shared/storage/browser-storage.js';
import { controlName } from './control-name.js';
import { watchForms } from './forms.js';
import { type SiteRouter, watchPageViews } from './page-views.js';
import { watchPresence } from './presence.js';
import { createReport } from './report.js';

/** The browser clicks the control of a label next. */
const isLabelText = (target: Element): boolean =>
  Boolean(target.closest('label')?.control) && !target.closest('a, button, input, select, textarea');

/**
 * Watches what a visitor does, at one place for the whole site, and captures it as events (docs/rules.md#usage-events). The
 * tags of advertising networks get the same events, unless the visitor or their browser refuses. Pages for one person
 * have no tags: what happens there is told on the next page that has some. What it captures at the beginning has tasks of
 * its own, as on a phone all of it together would hold up input.
 */
export async function watchUsage(
  services: Pick<Services, 'analytics' | 'api' | 'queryClient'>,
  router: SiteRouter,
): Promise<void> {
  const { analytics } = services;
  const storage = browserStorage('localStorage');
  const session = browserStorage('sessionStorage');
  const refuses = () => isRefused(storage);
  const isPrivate = () => isPrivatePage(window.location.pathname + window.location.search);
  if (!refuses() && !isPrivate()) tellKept(session);
  afterEach(analytics, 'capture', ([event, properties]) => {
    if (refuses()) return;
    if (isPrivate()) keepForTags(event, session);
    else tellAdTags(event, properties);
  });

  const report = createReport(analytics);
  watchForms(services, report);
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && !isLabelText(target)) report('user_interaction', controlName(target));
    },
    { capture: true, passive: true },
  );
  watchPageViews(router, analytics, report);
  await nextTask();
  if (!refuses()) watchPresence(report, session);
  await nextTask();
  await captureWaiting(analytics);
  // Measurements and tests begin here.
  performance.mark('usage watched');
}
