import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { profilePath } from '@poolpros/contracts/slug';
import type { ReactNode } from 'react';
import { AskedToday } from '../../../entities/listings/asked-today.js';
import { CompareCheck } from '../../../entities/listings/compare-check.js';
import { ContactButton } from '../../../entities/listings/contact-button.js';
import { InstallerPicture } from '../../../entities/listings/installer-picture.js';
import { Link } from '../../../shared/ui/link.js';
import { Rating } from '../../../shared/ui/rating.js';
import { Skeleton } from '../../../shared/ui/skeleton.js';

export interface ShortlistRowProps {
  name: string;
  /** Undefined while it is being fetched, null when the installer is no longer shown. */
  card: InstallerCard | null | undefined;
  /** How far it is from where the visitor looked when it was saved. */
  miles?: number | null;
  onContact: (card: InstallerCard) => void;
  /** Below the place. */
  note?: ReactNode;
  /** The last of the actions. */
  last: ReactNode;
}

export function ShortlistRow({ name, card, miles = null, onContact, note, last }: ShortlistRowProps) {
  return (
    <li className="flex flex-wrap gap-x-[1.125rem] gap-y-3 border-b border-rule py-[1.125rem] sm:flex-nowrap">
      <div className="h-16 w-21 shrink-0 overflow-hidden rounded-control bg-surface-quiet sm:h-21 sm:w-29">
        {card && <InstallerPicture installer={card} className="size-full" />}
      </div>
      <div className="flex min-w-0 flex-[1_1_60%] flex-col sm:flex-1">
        <h2 className="type-h4 wrap-anywhere">
          {card ? (
            <Link
              to={profilePath(card)}
              className="relative after:absolute after:-inset-x-1 after:-inset-y-3 hover:underline"
            >
              {card.name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-0.5">
          {card === undefined && <Skeleton className="h-3.5 w-40" />}
          {card === null && <span className="type-small text-muted">No longer listed</span>}
          {card && (
            <>
              <Rating rating={card.rating} reviewCount={card.reviewCount} />
              <span className="type-small text-muted">{card.location}</span>
              {miles !== null && miles > 0 && (
                <span className="type-small text-muted">{miles.toFixed(1)} miles from where you searched</span>
              )}
              <AskedToday id={card.id} className="type-small" />
            </>
          )}
        </p>
        {note}
      </div>
      <div className="flex w-full items-center justify-between gap-3 self-start sm:w-auto">
        {card && (
          <>
            <CompareCheck installer={card} />
            <ContactButton installer={card} size="sm" onClick={() => onContact(card)} />
          </>
        )}
        {last}
      </div>
    </li>
  );
}
