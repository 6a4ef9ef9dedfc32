import type { Page } from 'playwright-core';

/** What the library of the provider asks for where surveys, experiments and features in early access are switched on. */
export const partPaths = ['/api/surveys/', '/api/web_experiments/', '/api/early_access_features/'];

/**
 * Has the library that the page has loaded ask for all of them. The site switches them off; how they fail is tried with a
 * second instance of the same files, which stores nothing.
 */
export async function askForParts(page: Page, files: readonly string[], host: string): Promise<void> {
  const fileOf = (name: string) => JSON.stringify(files.find((file) => file.includes(name)));
  const program = `
    import { PostHog } from ${fileOf('module.slim')};
    import { ExperimentsExtensions, SurveysExtensions } from ${fileOf('extension-bundles')};
    const posthog = new PostHog().init('public-key', {
      api_host: ${JSON.stringify(host)},
      persistence: 'memory',
      autocapture: false,
      capture_pageview: false,
      capture_pageleave: false,
      disable_session_recording: true,
      disable_external_dependency_loading: true,
      disable_surveys: false,
      disable_web_experiments: false,
      on_request_error: () => undefined,
      __extensionClasses: { ...SurveysExtensions, ...ExperimentsExtensions },
    }, 'parts');
    posthog.getSurveys(() => undefined, true);
    posthog.experiments.getWebExperiments(() => undefined, true);
    posthog.getEarlyAccessFeatures(() => undefined, true);
  `;
  await page.route('**/assets/ask-for-parts.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: program }),
  );
  await page.addScriptTag({ url: '/assets/ask-for-parts.js', type: 'module' });
}
