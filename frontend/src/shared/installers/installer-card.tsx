import type { InstallerCard as InstallerResult } from '@poolpros/contracts/http/installers';
import { profilePath } from '@poolpros/contracts/slug';
import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { FocusEvent } from 'react';
import { Link } from 'react-router-dom';
import { DepthMarker, Tag } from '../ui/badge.js';
import { Button, ButtonLink } from '../ui/button.js';
import { Rating } from '../ui/rating.js';
import { CompareCheck } from './compare-check.js';
import { InstallerBadges } from './installer-badges.js';
import { InstallerPicture } from './installer-picture.js';
import { SaveButton } from './save-button.js';

/** Services named on a card (docs/rules.md#card). */
const shownServices = 4;
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
  preview = false,
}: InstallerCardProps) {
  const { id, name, neighborhood, location, services, reasons, badges } = installer;
  const handleEnter = () => onActiveChange?.(id);
  const handleLeave = () => onActiveChange?.(null);
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) handleLeave();
  };
  const path = profilePath(installer);
  const hidden = services.length - shownServices;
  return (
    <article
      id={installerCardId(id)}
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onFocus={handleEnter}
      onBlur={blur}
      className={clsx(
        'group grid overflow-hidden rounded-card border border-rule bg-surface transition-shadow duration-(--duration-quick) hover:shadow-raised @min-[561px]:grid-cols-[176px_minmax(0,1fr)] @min-[761px]:grid-cols-[184px_minmax(0,1fr)_148px]',
        active && 'shadow-raised',
      )}
    >
      <div className="relative aspect-2/1 overflow-hidden @min-[561px]:aspect-auto">
        <InstallerPicture installer={installer} className="absolute inset-0 size-full" />
        <span className="absolute top-3 left-3">
          <DepthMarker miles={installer.distance} onPicture />
        </span>
        {number !== undefined && <ListNumber number={number} active={active} />}
      </div>
      <div className="flex min-w-0 flex-col gap-[9px] p-4 @min-[561px]:p-[18px]">
        <div className="flex items-start justify-between gap-2">
          <h3 className="text-lg/6 font-[660] tracking-[-0.014em] wrap-anywhere">
            {preview ? (
              name
            ) : (
              <Link to={path} className="hover:underline">
                {name}
              </Link>
            )}
          </h3>
          <SaveButton installer={installer} className="-mx-1.5 -my-1" />
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <Rating rating={installer.rating} reviewCount={installer.reviewCount} />
          <span className="type-small text-soft">{neighborhood ? `${neighborhood}, ${location}` : location}</span>
        </p>
        <InstallerBadges badges={badges} />
        <ul aria-label="Services" className="flex flex-wrap gap-[5px]">
          {services.slice(0, shownServices).map((service) => (
            <li key={service}>
              <Tag>{service}</Tag>
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <Tag more>+{hidden} more</Tag>
            </li>
          )}
        </ul>
        {reasons.length > 0 && <Reasons reasons={reasons} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-rule px-4 py-3 @min-[561px]:col-span-full @min-[561px]:gap-x-4 @min-[561px]:py-2.5 @min-[561px]:pr-3 @min-[561px]:pl-[18px] @min-[761px]:col-auto @min-[761px]:flex-col @min-[761px]:flex-nowrap @min-[761px]:items-stretch @min-[761px]:justify-end @min-[761px]:border-t-0 @min-[761px]:border-l @min-[761px]:px-3.5 @min-[761px]:py-[18px]">
        <p className="min-w-0 flex-1 text-sm text-muted @min-[761px]:flex-auto">
          {installer.priceRange ? (
            <>
              <span className="type-caption block">Price range</span>
              <b className="text-base/6 font-bold tracking-[-0.015em] wrap-anywhere text-text tabular-nums">
                {installer.priceRange}
              </b>
            </>
          ) : (
            'Ask for a price'
          )}
        </p>
        <CompareCheck installer={installer} />
        <Button
          variant="soft"
          onClick={() => onContact(installer)}
          className="order-2 min-w-[104px] group-focus-within:bg-action group-focus-within:text-on-action group-hover:bg-action group-hover:text-on-action @max-[330px]:w-full @min-[561px]:min-w-32 @min-[761px]:order-none @min-[761px]:min-w-0"
        >
          Contact <span className="sr-only">{name}</span>
        </Button>
        {preview ? (
          <Button variant="ghost" size="sm" className={viewProfile}>
            View profile
          </Button>
        ) : (
          <ButtonLink to={path} variant="ghost" size="sm" className={viewProfile}>
            View profile <span className="sr-only">of {name}</span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

function Reasons({ reasons }: { reasons: string[] }) {
  const [first, ...others] = reasons;
  return (
    <p className="type-caption flex gap-[7px] border-t border-dashed border-rule pt-[9px] text-muted">
      <Info aria-hidden="true" className="mt-px size-[15px] shrink-0" />
      <span className="sr-only">Why this result: </span>
      {[first, ...others.map((reason) => reason.charAt(0).toLowerCase() + reason.slice(1))].join(' · ')}
    </p>
  );
}

function ListNumber({ number, active }: { number: number; active: boolean }) {
  return (
    <span
      className={clsx(
        'absolute top-3 right-3 grid h-[26px] min-w-[26px] place-items-center rounded-full px-1 text-xs font-bold text-white tabular-nums shadow-[0_0_0_2px_#fff]',
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
