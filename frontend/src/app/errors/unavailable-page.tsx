import { Seo } from '../../shared/lib/seo.js';
import { ErrorState } from '../../shared/ui/states.js';

/** Shown if the data of a page is unavailable or the page failed; the server responds with 503 or 500. */
export function UnavailablePage() {
  return (
    <div className="wrap band">
      <Seo title="Not available" noindex />
      <h1 className="sr-only">This page is not available right now</h1>
      <ErrorState
        title="We cannot load this page right now"
        text="Part of the site is not responding or was just updated. Please try again in a moment."
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
