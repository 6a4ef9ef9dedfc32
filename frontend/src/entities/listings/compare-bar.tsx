import { comparedLimit } from '@poolpros/contracts/catalogue';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Button, ButtonLink, IconButton } from '../../shared/ui/button.js';
import type { CompareCardProps } from './compare-card.js';
import { compareList, comparePath } from './compare-list.js';

/** The selected installers at the lower edge of a list without a compare card. Nothing while none is selected. */
export function CompareBar({ className, onAsk, ...context }: CompareCardProps & { className?: string }) {
  const firms = compareList.useEntries();
  if (firms.length === 0) return null;
  const ids = firms.map(({ id }) => id);
  const names = firms.map(({ name }) => name).join(', ');
  return (
    <section
      aria-label="Comparison"
      className={clsx(
        'bottom-bar sticky bottom-3 z-20 flex items-center gap-1.5 rounded-card border border-rule bg-surface p-2 shadow-overlay',
        className,
      )}
    >
      <IconButton label="Clear the comparison" onClick={() => ids.forEach(compareList.remove)}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      <p className="type-small min-w-0 flex-1">
        <b className="font-semibold tabular-nums">
          {firms.length} of {comparedLimit}
        </b>{' '}
        <span className="max-sm:sr-only">to compare</span>
        <span title={names} className="block truncate text-muted">
          {names}
        </span>
      </p>
      {firms.length > 1 && onAsk && (
        <Button className="px-3!" onClick={() => onAsk(firms)}>
          <span>
            Ask <span className="sr-only">these </span>
            {firms.length}
          </span>
        </Button>
      )}
      {firms.length > 1 && (
        <ButtonLink to={comparePath(ids, context)} variant="secondary" className="px-3!">
          Compare <span className="sr-only">them side by side</span>
        </ButtonLink>
      )}
    </section>
  );
}
