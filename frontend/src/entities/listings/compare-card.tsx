import { comparedLimit } from '@poolpros/contracts/catalogue';
import { X } from 'lucide-react';
import { Button, ButtonLink, IconButton } from '../../shared/ui/button.js';
import { type ComparedFirm, compareList, comparePath, type SearchContext } from './compare-list.js';
import { InstallerTile } from './installer-picture.js';

export interface CompareCardProps extends SearchContext {
  /** Opens the form to contact all of them. */
  onAsk?: ((firms: readonly ComparedFirm[]) => void) | undefined;
}

/**
 * The selected installers next to a result list, with buttons to compare and contact them. Nothing while none is
 * selected.
 */
export function CompareCard({ onAsk, ...context }: CompareCardProps) {
  const firms = compareList.useEntries();
  if (firms.length === 0) return null;
  const ids = firms.map(({ id }) => id);
  return (
    <section
      aria-labelledby="compare-card"
      className="flex flex-col gap-3 rounded-card border border-rule p-[1.125rem]"
    >
      <h2 id="compare-card" className="type-h4">
        Compare
      </h2>
      <ul className="flex flex-col gap-3">
        {firms.map((firm) => (
          <li key={firm.id} className="flex items-center gap-3 text-sm/5">
            <InstallerTile
              installer={{ ...firm, profileImage: null }}
              className="h-[34px] w-11 shrink-0 rounded-[6px]"
            />
            <b className="min-w-0 flex-1 font-semibold wrap-anywhere">{firm.name}</b>
            <IconButton
              label={`Remove ${firm.name} from the comparison`}
              className="-my-1.5"
              onClick={() => compareList.remove(firm.id)}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      {firms.length > 1 && (
        <div className="flex flex-col gap-2">
          <ButtonLink to={comparePath(ids, context)} variant="secondary" size="sm" full className="min-h-11!">
            Compare {firms.length} side by side
          </ButtonLink>
          {onAsk && (
            <Button size="sm" full className="min-h-11!" onClick={() => onAsk(firms)}>
              Ask these {firms.length} contractors
            </Button>
          )}
        </div>
      )}
      <p className="type-caption text-muted">
        {firms.length > 1
          ? `You can compare up to ${comparedLimit}.`
          : `Choose one more contractor. You can compare up to ${comparedLimit}.`}
      </p>
    </section>
  );
}
