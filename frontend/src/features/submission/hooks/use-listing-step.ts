import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../../shared/lib/use-hydrated.js';
import { listingSteps } from '../listing-steps.js';

/**
 * The step that is shown. It stands in the fragment of the URL, so that the browser goes back and forth between steps and
 * the page that all visitors share is the first one.
 */
export function useListingStep() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const named = listingSteps.findIndex(({ id }) => `#${id}` === hash);
  const index = isHydrated && named > 0 ? named : 0;

  return {
    index,
    step: listingSteps[index] ?? listingSteps[0],
    go: (to: number, { replace = false } = {}) => {
      if (to === index && search === '') return;
      void navigate({ hash: to === 0 ? '' : (listingSteps[to]?.id ?? '') }, { replace });
    },
  };
}
