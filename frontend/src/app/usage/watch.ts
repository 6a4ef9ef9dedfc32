import { tellAdTags } from '../../shared/analytics/ad-tags.js';
import { browserRefuses, visitorRefuses } from '../../shared/analytics/refusal.js';
import { afterEach } from '../../shared/lib/after-each.js';
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
 * tags of advertising networks on the page hear of the same events, unless the visitor or their browser refuses.
 */
export function watchUsage(services: Pick<Services, 'analytics' | 'api' | 'queryClient'>, router: SiteRouter): void {
  const { analytics } = services;
  const storage = browserStorage('localStorage');
  const refuses = () => browserRefuses() || visitorRefuses(storage);
  afterEach(analytics, 'capture', ([event, properties]) => {
    if (!refuses()) tellAdTags(event, properties);
  });

  const report = createReport(analytics);
  watchPageViews(router, analytics, report);
  if (!refuses()) watchPresence(report, browserStorage('sessionStorage'));
  watchForms(services, report);
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && !isLabelText(target)) report('user_interaction', controlName(target));
    },
    { capture: true, passive: true },
  );
}
