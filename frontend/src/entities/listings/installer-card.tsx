import type { InstallerCard as InstallerResult } from '@poolpros/contracts/http/installers';
import { profilePath } from '@poolpros/contracts/slug';
import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { FocusEvent } from 'react';
import { Link } from 'react-router-dom';
import { DepthMarker } from '../../shared/ui/badge.js';
import { Button, ButtonLink } from '../../shared/ui/button.js';
import { Rating } from '../../shared/ui/rating.js';
import { AskedToday } from './asked-today.js';
import { CompareCheck } from './compare-check.js';
import { ContactButton } from './contact-button.js';
import { InstallerBadges } from './installer-badges.js';
import { InstallerPicture } from './installer-picture.js';
import { OfferedServices } from './offered-services.js';
import { SaveButton } from './save-button.js';

const viewProfile = 'order-1 hidden! @min-[35rem]:inline-flex! @min-[47.5rem]:order-none @min-[47.5rem]:-mb-1.5';

export interface InstallerCardProps {
  installer: InstallerResult;
  onContact: (installer: InstallerResult) => void;
  /** Its number in the list, the same as on the map. */
  number?: number;
  /** The map points at it. */
  active?: boolean;
  /** Called when the pointer or the focus enters the card, or leaves it (null). */
  onActiveChange?: (id: number | null) => void;
  /** The services that were searched for. */
  asked?: readonly string[];
  /** Its picture is visible immediately. */
  eager?: boolean;
  /** It has no page yet, so there is no link. */
  preview?: boolean;
}

/** The element of an installer's card, for the map that points at it. */
export const installerCardId = (id: number): string => `installer-${id}`;

/** An installer in a list. Its layout depends on the width of the list, which is its container. */
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
        'group grid grid-cols-[5.25rem_minmax(0,1fr)] @max-[16rem]:grid-cols-1 overflow-hidden rounded-card border border-rule bg-surface transition-shadow duration-(--duration-quick) hover:shadow-raised @min-[35rem]:grid-cols-[176px_minmax(0,1fr)] @min-[35rem]:grid-rows-[auto_1fr] @min-[47.5rem]:grid-cols-[184px_minmax(0,1fr)_164px]',
        active && 'shadow-raised',
      )}
    >
      <div className="card-picture">
        <InstallerPicture installer={installer} eager={eager} className="absolute inset-0 size-full" />
        <span className="absolute bottom-1 left-1 w-max max-w-[6rem] origin-bottom-left scale-[.82] @min-[35rem]:top-3 @min-[35rem]:bottom-auto @min-[35rem]:left-3 @min-[35rem]:scale-100">
          <DepthMarker miles={installer.distance} onPicture />
        </span>
        {number !== undefined && <ListNumber number={number} active={active} />}
      </div>
      <div className="relative flex min-w-0 flex-col gap-0.5 py-2.5 pr-2.5 pl-3 @min-[35rem]:gap-[9px] @min-[35rem]:p-[18px] @min-[35rem]:pb-2">
        <h3 className="pr-9 text-base/5 font-[660] tracking-[-0.014em] wrap-anywhere @min-[35rem]:text-lg/6">
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
          className="absolute top-0.5 right-0.5 @min-[35rem]:top-2 @min-[35rem]:right-2"
        />
        <p className="flex items-center gap-x-2 @max-[16rem]:flex-wrap @min-[35rem]:flex-wrap @min-[35rem]:gap-x-3">
          <Rating rating={installer.rating} reviewCount={installer.reviewCount} />
          <span className="type-small min-w-0 text-soft @min-[16rem]:@max-[35rem]:truncate @max-[35rem]:text-[0.8125rem]">
            {neighborhood ? `${neighborhood}, ${location}` : location}
          </span>
        </p>
      </div>
      <div className="col-span-full flex min-w-0 flex-col gap-1 px-3 @min-[35rem]:col-span-1 @min-[35rem]:gap-[9px] @min-[35rem]:px-[18px] @min-[35rem]:pb-[18px]">
        <InstallerBadges badges={badges} />
        <OfferedServices services={services} asked={asked} />
        {reasons.length > 0 ? <Reasons id={id} reasons={reasons} /> : <AskedToday id={id} className="type-caption" />}
      </div>
      <div className="card-foot">
        <Price range={installer.priceRange} />
        <CompareCheck installer={installer} className="[&_label]:min-h-11 [&_label]:items-center" />
        <ContactButton
          installer={installer}
          onClick={() => onContact(installer)}
          className="order-2 px-3.5! group-focus-within:bg-action group-focus-within:text-on-action group-hover:bg-action group-hover:text-on-action @max-[20.625rem]:w-full @min-[35rem]:min-w-32 @min-[47.5rem]:order-none @min-[47.5rem]:min-w-0"
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
    return <p className="min-w-0 flex-1 text-sm text-muted @min-[47.5rem]:flex-auto">Ask for a price</p>;
  return (
    <p className="min-w-0 flex-1 @min-[35rem]:flex-auto">
      <span className="type-caption block text-muted @max-[35rem]:sr-only">Price range</span>
      <b className="text-[0.8125rem]/5 font-[660] tracking-[-0.02em] text-text tabular-nums @min-[25rem]:@max-[47.5rem]:whitespace-nowrap @min-[35rem]:text-[0.9375rem]/6 @min-[47.5rem]:text-[0.84rem]/6">
        {range}
      </b>
    </p>
  );
}

/** Why it is in the results, in one line if there is room. */
function Reasons({ id, reasons }: { id: number; reasons: string[] }) {
  const [first, ...others] = reasons;
  return (
    <p className="type-caption flex gap-x-[7px] gap-y-1 text-muted @min-[35rem]:flex-wrap @min-[35rem]:border-t @min-[35rem]:border-dashed @min-[35rem]:border-rule @min-[35rem]:pt-[9px]">
      <AskedToday id={id} className="@min-[35rem]:basis-full" />
      <Info aria-hidden="true" className="mt-px size-[15px] shrink-0" />
      <span className="min-w-0 flex-1 @min-[16rem]:@max-[35rem]:truncate">
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
        'absolute top-1 left-1 grid h-[22px] min-w-[22px] place-items-center rounded-full px-1 text-xs font-bold text-white tabular-nums shadow-[0_0_0_2px_#fff] @min-[35rem]:top-3 @min-[35rem]:right-3 @min-[35rem]:left-auto @min-[35rem]:h-[26px] @min-[35rem]:min-w-[26px]',
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
