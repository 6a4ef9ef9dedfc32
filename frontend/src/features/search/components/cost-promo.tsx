import { ArrowRight, Calculator } from 'lucide-react';
import { Link } from 'react-router-dom';

/** §2: the way from the results to the cost calculator. */
export function CostPromo() {
  return (
    <Link
      to="/cost-calculator"
      className="flex items-center gap-4 rounded-card border border-cedar-200 bg-cedar-50 px-5 py-4 hover:border-cedar-400"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-action text-on-action">
        <Calculator aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="type-h4 block">Need Quick Cost Estimates?</b>
        <span className="type-small text-soft">Size, type and features in, a low, middle and high figure out.</span>
      </span>
      <span className="type-small hidden font-semibold text-cedar-700 sm:inline">Open calculator</span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-cedar-700" />
    </Link>
  );
}
