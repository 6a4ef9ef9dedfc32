import type { QueryClient } from '@tanstack/react-query';
import type { Analytics } from '../../shared/analytics/analytics.js';
import type { ApiClient } from '../../shared/api/api-client.js';
import { afterEach } from '../../shared/lib/after-each.js';
import { postedEvents } from './posted-events.js';
import type { Report } from './report.js';

export interface FormSources {
  api: ApiClient;
  analytics: Pick<Analytics, 'capture'>;
  queryClient: QueryClient;
}

/** What a visitor does next ends a submit that sent nothing, because its form had an error. */
const nextSteps = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Reports the first edit of each form, and every form that the server accepted: a submit, and the first request that the
 * page sends because of it. No form knows about it.
 */
export function watchForms({ api, analytics, queryClient }: FormSources, report: Report): void {
  const edited = new WeakSet<Element>();
  let isSubmitted = false;

  for (const step of nextSteps)
    document.addEventListener(
      step,
      () => {
        isSubmitted = false;
      },
      { capture: true, passive: true },
    );
  document.addEventListener(
    'input',
    ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (!form || edited.has(form)) return;
      edited.add(form);
      report('start_form');
    },
    { capture: true, passive: true },
  );
  document.addEventListener(
    'submit',
    () => {
      isSubmitted = true;
    },
    { capture: true },
  );

  afterEach<Parameters<ApiClient['post']>, Promise<unknown>, 'post'>(
    api as { post: (...given: Parameters<ApiClient['post']>) => Promise<unknown> },
    'post',
    ([path, body], sent) => {
      const isForm = isSubmitted;
      isSubmitted = false;
      sent.then(
        (response) => {
          if (isForm) report('form_submit');
          const posted = postedEvents(path);
          if (posted) void posted({ analytics, queryClient, report, body, response });
        },
        () => undefined,
      );
    },
  );
}
