import { pagePaths } from '@poolpros/contracts/paths';
import { clsx } from 'clsx';
import { Calculator } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** Pixels that a page is scrolled before the button shows (docs/rules.md#calculate-costs). */
const shownBeyond = 300;

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
const isScrolled = () => window.scrollY > shownBeyond;

/** The floating link to the cost calculator on every page except its own, above the action bar on phones. */
export function CalculateCostsButton() {
  const { pathname } = useLocation();
  const isShown = useSyncExternalStore(subscribe, isScrolled, () => false);
  if (pathname === pagePaths.costCalculator) return null;
  return (
    <Link
      to={pagePaths.costCalculator}
      aria-label="Open pool cost calculator"
      className={clsx(
        'group fixed right-4 bottom-24 z-30 flex size-14 items-center justify-center rounded-full bg-action text-on-action shadow-overlay transition-[opacity,visibility,translate] duration-300 hover:bg-action-hover motion-reduce:transition-none lg:right-6 lg:bottom-6 print:hidden',
        !isShown && 'invisible translate-y-2 opacity-0',
      )}
    >
      <Calculator aria-hidden="true" className="size-6" />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute right-full mr-2.5 rounded-control bg-pool-900 px-3 py-1.5 text-sm font-semibold whitespace-nowrap text-white opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
      >
        Calculate Costs
      </span>
    </Link>
  );
}
