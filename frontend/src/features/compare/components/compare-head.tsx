import type { ComparedInstaller } from '@poolpros/contracts/http/installers';
import { profilePath } from '@poolpros/contracts/slug';
import { X } from 'lucide-react';
import { AskedToday } from '../../../entities/listings/asked-today.js';
import { ContactButton } from '../../../entities/listings/contact-button.js';
import { InstallerPicture } from '../../../entities/listings/installer-picture.js';
import { IconButton } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';

export interface CompareHeadProps {
  installer: ComparedInstaller;
  /** Its place in the order they were added, from 1. */
  number: number;
  /** Who can take its place where two stand side by side. */
  hidden: readonly ComparedInstaller[];
  onContact: () => void;
  onRemove: () => void;
  onSwap: (id: number) => void;
}

/** The head of one column: who it is, and what can be done with it. */
export function CompareHead({ installer, number, hidden, onContact, onRemove, onSwap }: CompareHeadProps) {
  const { name, neighborhood, location } = installer;
  return (
    <div className="flex flex-col gap-1">
      <div className="relative mb-1.5">
        <InstallerPicture installer={installer} eager className="h-[84px] w-full rounded-control two-up:h-14" />
        <span
          aria-hidden="true"
          className="absolute top-2 left-2 grid size-[26px] place-items-center rounded-full bg-pool-800 text-xs font-bold text-white shadow-[0_0_0_2px_#fff]"
        >
          {number}
        </span>
        <IconButton
          label={`Remove ${name}`}
          onClick={onRemove}
          className="absolute top-1.5 right-1.5 size-[30px]! pointer-coarse:size-11! bg-white! shadow-card print:hidden"
        >
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      <Link
        to={profilePath(installer)}
        className="type-h4 wrap-anywhere hover:underline two-up:min-h-11 pointer-coarse:min-h-11 two-up:text-[0.9375rem]/5"
      >
        {name}
      </Link>
      <span className="type-small flex flex-wrap gap-x-3 font-normal text-muted">
        <span className="wrap-anywhere two-up:hidden">{neighborhood ? `${neighborhood}, ${location}` : location}</span>
        <AskedToday id={installer.id} />
      </span>
      {hidden.length > 0 && (
        <label className="hidden two-up:block">
          <span className="sr-only">Swap {name} for</span>
          <select
            id={swapId(installer.id)}
            value=""
            onChange={(event) => onSwap(Number(event.target.value))}
            className="min-h-11 w-full rounded-[8px] border border-control bg-surface px-2 text-[0.8125rem] font-normal"
          >
            <option value="">Swap</option>
            {hidden.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <ContactButton
        installer={installer}
        size="sm"
        onClick={onContact}
        className="mt-2 min-h-10! pointer-coarse:min-h-11! two-up:hidden! print:hidden"
      />
    </div>
  );
}

/** Id of the select that takes a column away where two stand side by side. */
export const swapId = (installerId: number): string => `swap-${installerId}`;
