import { comparedLimit } from '@poolpros/contracts/catalogue';
import { clsx } from 'clsx';
import { Button, ButtonLink } from '../ui/button.js';
import { type CompareContext, compareList, comparePath } from './compare-list.js';

/** The chosen installers at the lower edge of a list, where no card stands beside it. Nothing while none is chosen. */
export function CompareBar({ className, ...context }: CompareContext & { className?: string }) {
  const firms = compareList.useEntries();
  if (firms.length === 0) return null;
  const ids = firms.map(({ id }) => id);
  return (
    <section
      aria-label="Comparison"
      className={clsx(
        'sticky bottom-3 z-20 flex items-center gap-2 rounded-card border border-rule bg-surface py-2 pr-2 pl-4 shadow-overlay',
        className,
      )}
    >
      <p className="type-small min-w-0 flex-1">
        <b className="font-semibold tabular-nums">
          {firms.length} of {comparedLimit}
        </b>{' '}
        to compare
        <span className="block truncate text-muted">{firms.map(({ name }) => name).join(', ')}</span>
      </p>
      <Button variant="ghost" size="sm" onClick={() => ids.forEach(compareList.remove)}>
        Clear
      </Button>
      {firms.length > 1 && (
        <ButtonLink to={comparePath(ids, context)} variant="secondary" className="min-h-11!">
          Compare <span className="sr-only">them side by side</span>
        </ButtonLink>
      )}
    </section>
  );
}
