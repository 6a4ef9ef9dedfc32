import { onDemand } from '../../shared/ui/on-demand.js';
import { ProgressLine } from '../../shared/ui/progress-line.js';
import { UnavailablePage } from './unavailable-page.js';

/** The source of the not-found page, as the build names it. */
export const notFoundFile = 'src/app/errors/not-found-page.tsx';

/** Few visitors see the not-found page, so other pages do not load it. */
export const notFound = onDemand(() => import('./not-found-page.js').then(({ NotFoundPage }) => NotFoundPage), {
  Loading: () => <ProgressLine label="Loading the page" />,
  Failed: UnavailablePage,
});
