import { pagePaths } from '@poolpros/contracts/paths';
import { clsx } from 'clsx';
import { Calculator } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../shared/ui/link.js';

/** Pixels that a page is scrolled before the button shows (docs/rules.md#calculate-costs). */
const shownBeyond = 300;

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
const isScrolled = () => window.scrollY > shownBeyond;

/** The floating link to the cost calculator on every page except its own, in the header on phones. */
export function CalculateCostsButton() {
  const { pathname } = useLocation();
  const isShown = useSyncExternalStore(subscribe, isScrolled, () => false);
  if (pathname === pagePaths.costCalculator) return null;
  return (
    <div className="calculate-costs-frame">
      <Link
        to={pagePaths.costCalculator}
        aria-label="Open pool cost calculator"
        className={clsx('calculate-costs duration-300', !isShown && 'invisible translate-y-2 opacity-0')}
      >
        <Calculator aria-hidden="true" />
        <span aria-hidden="true">Calculate Costs</span>
      </Link>
    </div>
  );
}
