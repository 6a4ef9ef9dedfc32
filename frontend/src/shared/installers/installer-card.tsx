import type { InstallerCard as InstallerResult } from '@poolpros/contracts/http/installers';
import { profilePath } from '@poolpros/contracts/slug';
import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { FocusEvent } from 'react';
import { Link } from 'react-router-dom';
import { DepthMarker } from '../ui/badge.js';
import { Button, ButtonLink } from '../ui/button.js';
import { Rating } from '../ui/rating.js';
import { AskedToday } from './asked-today.js';
import { CompareCheck } from './compare-check.js';
import { ContactButton } from './contact-button.js';
import { InstallerBadges } from './installer-badges.js';
import { InstallerPicture } from './installer-picture.js';
import { OfferedServices } from './offered-services.js';
import { SaveButton } from './save-button.js';

const viewProfile = 'order-1 hidden! @min-[561px]:inline-flex! @min-[761px]:order-none @min-[761px]:-mb-1.5';

export interface InstallerCardProps {
  installer: InstallerResult;
  onContact: (installer: InstallerResult) => void;
  /** Its number in the list, the same as on the map. */
  number?: number;
  /** The map points at it. */
  active?: boolean;
  /** The pointer or the focus came into the card, or left it (null). */
  onActiveChange?: (id: number | null) => void;
  /** The services that were searched for. */
  asked?: readonly string[];
  /** Its picture is seen at once. */
  eager?: boolean;
  /** It has no page yet, so nothing leads there. */
  preview?: boolean;
}

/** The element of an installer's card, for the map that points at it. */
export const installerCardId = (id: number): string => `installer-${id}`;

/** An installer in a list. Its form follows the width of the list, which is its container. */
export function InstallerCard({
  installer,
  onContact,
  number,
  active = false,
  onActiveChange,
  asked = [],
  eager = false,
  preview = false,
}: InstallerCardProps) {
  const { id, name, neighborhood, location, services, reasons, badges } = installer;
  const handleEnter = () => onActiveChange?.(id);
  const handleLeave = () => onActiveChange?.(null);
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) handleLeave();
  };
  const path = profilePath(installer);
  return (
    <article
      id={installerCardId(id)}
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onFocus={handleEnter}
      onBlur={blur}
      className={clsx(
        'group grid grid-cols-[84px_minmax(0,1fr)] overflow-hidden rounded-card border border-rule bg-surface transition-shadow duration-(--duration-quick) hover:shadow-raised @min-[561px]:grid-cols-[176px_minmax(0,1fr)] @min-[561px]:grid-rows-[auto_1fr] @min-[761px]:grid-cols-[184px_minmax(0,1fr)_164px]',
        active && 'shadow-raised',
      )}
    >
      <div className="relative mt-2.5 mb-1 ml-2.5 h-[70px] overflow-hidden rounded-control @min-[561px]:m-0 @min-[561px]:h-auto @min-[561px]:rounded-none @min-[561px]:row-span-2">
        <InstallerPicture installer={installer} eager={eager} className="absolute inset-0 size-full" />
        <span className="absolute bottom-1 left-1 origin-bottom-left scale-[.82] @min-[561px]:top-3 @min-[561px]:bottom-auto @min-[561px]:left-3 @min-[561px]:scale-100">
          <DepthMarker miles={installer.distance} onPicture />
        </span>
        {number !== undefined && <ListNumber number={number} active={active} />}
      </div>
      <div className="relative flex min-w-0 flex-col gap-0.5 py-2.5 pr-2.5 pl-3 @min-[561px]:gap-[9px] @min-[561px]:p-[18px] @min-[561px]:pb-2">
        <h3 className="pr-9 text-base/5 font-[660] tracking-[-0.014em] wrap-anywhere @min-[561px]:text-lg/6">
          {preview ? (
            name
          ) : (
            <Link to={path} className="relative after:absolute after:-inset-x-1 after:-inset-y-3 hover:underline">
              {name}
            </Link>
          )}
        </h3>
        <SaveButton
          installer={installer}
          className="absolute top-0.5 right-0.5 @min-[561px]:top-2 @min-[561px]:right-2"
        />
        <p className="flex items-center gap-x-2 @min-[561px]:flex-wrap @min-[561px]:gap-x-3">
          <Rating rating={installer.rating} reviewCount={installer.reviewCount} />
          <span className="type-small min-w-0 text-soft @max-[560px]:truncate @max-[560px]:text-[0.8125rem]">
            {neighborhood ? `${neighborhood}, ${location}` : location}
          </span>
        </p>
      </div>
      <div className="col-span-full flex min-w-0 flex-col gap-1 px-3 @min-[561px]:col-span-1 @min-[561px]:gap-[9px] @min-[561px]:px-[18px] @min-[561px]:pb-[18px]">
        <InstallerBadges badges={badges} />
        <OfferedServices services={services} asked={asked} />
        {reasons.length > 0 ? <Reasons id={id} reasons={reasons} /> : <AskedToday id={id} className="type-caption" />}
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-2 py-1 pr-2.5 pl-3 @min-[561px]:gap-x-4 @min-[561px]:border-t @min-[561px]:border-rule @min-[561px]:py-2.5 @min-[561px]:pr-3 @min-[561px]:pl-[18px] @min-[761px]:col-span-1 @min-[761px]:col-start-3 @min-[761px]:row-span-2 @min-[761px]:row-start-1 @min-[761px]:flex-col @min-[761px]:flex-nowrap @min-[761px]:items-stretch @min-[761px]:justify-end @min-[761px]:border-t-0 @min-[761px]:border-l @min-[761px]:px-3.5 @min-[761px]:py-[18px]">
        <Price range={installer.priceRange} />
        <CompareCheck installer={installer} className="[&_label]:min-h-11 [&_label]:items-center" />
        <ContactButton
          installer={installer}
          onClick={() => onContact(installer)}
          className="order-2 px-3.5! group-focus-within:bg-action group-focus-within:text-on-action group-hover:bg-action group-hover:text-on-action @max-[330px]:w-full @min-[561px]:min-w-32 @min-[761px]:order-none @min-[761px]:min-w-0"
        />
        {preview ? (
          <Button variant="ghost" className={viewProfile}>
            View profile
          </Button>
        ) : (
          <ButtonLink to={path} variant="ghost" className={viewProfile}>
            View profile <span className="sr-only">of {name}</span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

function Price({ range }: { range: string | null }) {
  if (range === null)
    return <p className="min-w-0 flex-1 text-sm text-muted @min-[761px]:flex-auto">Ask for a price</p>;
  return (
    <p className="min-w-0 flex-1 @min-[761px]:flex-auto">
      <span className="type-caption block text-muted @max-[560px]:sr-only">Price range</span>
      <b className="text-[0.8125rem]/5 font-[660] tracking-[-0.02em] text-text tabular-nums @min-[400px]:whitespace-nowrap @min-[561px]:text-[0.9375rem]/6 @min-[761px]:text-[0.84rem]/6">
        {range}
      </b>
    </p>
  );
}

/** Why it is here, in one line as far as there is room. */
function Reasons({ id, reasons }: { id: number; reasons: string[] }) {
  const [first, ...others] = reasons;
  return (
    <p className="type-caption flex gap-x-[7px] gap-y-1 text-muted @min-[561px]:flex-wrap @min-[561px]:border-t @min-[561px]:border-dashed @min-[561px]:border-rule @min-[561px]:pt-[9px]">
      <AskedToday id={id} className="@min-[561px]:basis-full" />
      <Info aria-hidden="true" className="mt-px size-[15px] shrink-0" />
      <span className="min-w-0 flex-1 @max-[560px]:truncate">
        <span className="sr-only">Why this result: </span>
        {[first, ...others.map((reason) => reason.charAt(0).toLowerCase() + reason.slice(1))].join(' · ')}
      </span>
    </p>
  );
}

function ListNumber({ number, active }: { number: number; active: boolean }) {
  return (
    <span
      className={clsx(
        'absolute top-1 left-1 grid h-[22px] min-w-[22px] place-items-center rounded-full px-1 text-xs font-bold text-white tabular-nums shadow-[0_0_0_2px_#fff] @min-[561px]:top-3 @min-[561px]:right-3 @min-[561px]:left-auto @min-[561px]:h-[26px] @min-[561px]:min-w-[26px]',
        active ? 'bg-cedar-600' : 'bg-pool-800',
      )}
    >
      <span>
        <span className="sr-only">On the map: </span>
        {number}
      </span>
    </span>
  );
}
