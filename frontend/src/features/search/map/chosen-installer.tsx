import { profilePath } from '@poolpros/contracts/slug';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { AskedToday } from '../../../entities/listings/asked-today.js';
import { ContactButton } from '../../../entities/listings/contact-button.js';
import { InstallerPicture } from '../../../entities/listings/installer-picture.js';
import type { ShownListing } from '../../../entities/listings/shown-listing.js';
import { DepthMarker } from '../../../shared/ui/badge.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';
import { Rating } from '../../../shared/ui/rating.js';

export interface ChosenInstallerProps {
  installers: readonly ShownListing[];
  chosen: ShownListing;
  /** Number of the first in the list, and how many there are on all pages. */
  firstNumber: number;
  total: number;
  onChoose: (installer: ShownListing) => void;
  onContact: (installer: ShownListing) => void;
}

/** The firm of one pin below the map, with steps through the others, so that no pin must be hit. */
export function ChosenInstaller(props: ChosenInstallerProps) {
  const { installers, chosen, firstNumber, total, onChoose, onContact } = props;
  const index = installers.indexOf(chosen);
  const [previous, next] = [installers[index - 1], installers[index + 1]];
  const path = profilePath(chosen);
  return (
    <div>
      <article className="relative mx-3 -mt-6 flex gap-3.5 rounded-card bg-surface p-3 shadow-raised">
        <InstallerPicture installer={chosen} className="h-26 w-24 shrink-0 rounded-control" />
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <h3 className="text-base/5 font-[660] wrap-anywhere">
            <Link to={path} className="hover:underline">
              {chosen.name}
            </Link>
          </h3>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Rating rating={chosen.rating} reviewCount={chosen.reviewCount} />
            <DepthMarker miles={chosen.distance} />
            <AskedToday id={chosen.id} className="type-caption" />
          </p>
          <p className="mt-auto flex flex-wrap gap-1.5">
            <ContactButton installer={chosen} size="sm" className="min-h-11!" onClick={() => onContact(chosen)} />
            <ButtonLink variant="ghost" size="sm" className="min-h-11!" to={path}>
              View profile <span className="sr-only">of {chosen.name}</span>
            </ButtonLink>
          </p>
        </div>
      </article>
      <div className="flex items-center justify-between gap-3 px-3 py-4">
        <Button
          disabledReason={previous ? null : 'this is the first installer'}
          onClick={() => previous && onChoose(previous)}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
          Previous
        </Button>
        <p aria-live="polite" className="text-sm text-soft tabular-nums">
          {firstNumber + index} of {total} <span className="sr-only">, {chosen.name}</span>
        </p>
        <Button disabledReason={next ? null : 'this is the last installer'} onClick={() => next && onChoose(next)}>
          Next
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  );
}
