import { profilePath } from '@poolpros/contracts/slug';
import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { FocusEvent } from 'react';
import { DepthMarker } from '../../shared/ui/badge.js';
import { Button, ButtonLink } from '../../shared/ui/button.js';
import { Link } from '../../shared/ui/link.js';
import { Rating } from '../../shared/ui/rating.js';
import { AskedToday } from './asked-today.js';
import { CompareCheck } from './compare-check.js';
import { ContactButton } from './contact-button.js';
import { InstallerBadges } from './installer-badges.js';
import { useImpression } from './installer-impression.js';
import { InstallerPicture } from './installer-picture.js';
import { NextFreeWeek } from './next-free-week.js';
import { OfferedServices } from './offered-services.js';
import { SaveButton } from './save-button.js';
import type { ShownListing } from './shown-listing.js';

export interface InstallerCardProps<Listing> {
  installer: Listing;
  onContact: (installer: Listing) => void;
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
export function InstallerCard<Listing extends ShownListing>({
  installer,
  onContact,
  number,
  active = false,
  onActiveChange,
  asked = [],
  eager = false,
  preview = false,
}: InstallerCardProps<Listing>) {
  const { id, name, neighborhood, location, services, reasons, badges } = installer;
  const handleEnter = () => onActiveChange?.(id);
  const handleLeave = () => onActiveChange?.(null);
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) handleLeave();
  };
  const place = neighborhood ? `${neighborhood}, ${location}` : location;
  const path = profilePath(installer);
  const card = useImpression<HTMLElement>(preview ? null : installer);
  return (
    <article
      ref={card}
      id={installerCardId(id)}
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onFocus={handleEnter}
      onBlur={blur}
      className={clsx('listing-card', active && 'shadow-raised')}
    >
      <div className="card-picture">
        <InstallerPicture installer={installer} eager={eager} />
        <span className="card-miles">
          <DepthMarker miles={installer.distance} onPicture />
        </span>
        {number !== undefined && <ListNumber number={number} active={active} />}
      </div>
      <div className="card-head">
        <h3 className="card-name">{preview ? name : <Link to={path}>{name}</Link>}</h3>
        <SaveButton installer={installer} />
        <p className="card-line">
          <Rating rating={installer.rating} reviewCount={installer.reviewCount} />
          <span className="card-place" title={neighborhood ? place : undefined}>
            {place}
          </span>
        </p>
      </div>
      <div className="card-facts">
        <InstallerBadges badges={badges} />
        <OfferedServices services={services} asked={asked} />
        {reasons.length > 0 ? <Reasons id={id} reasons={reasons} /> : <AskedToday id={id} className="type-caption" />}
      </div>
      <div className="card-foot">
        <Price installer={installer} />
        <CompareCheck installer={installer} />
        <ContactButton installer={installer} onClick={() => onContact(installer)} className="card-contact" />
        {preview ? (
          <Button variant="ghost" className="card-view">
            View profile
          </Button>
        ) : (
          <ButtonLink to={path} variant="ghost" className="card-view">
            View profile <span className="sr-only">{`of ${name}`}</span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

/** What a business costs and when it can begin. */
function Price({ installer: { priceRange, freeWeeks } }: { installer: ShownListing }) {
  if (priceRange === null)
    return (
      <p className="card-price is-open">
        Ask for a price
        <NextFreeWeek freeWeeks={freeWeeks} />
      </p>
    );
  return (
    <p className="card-price">
      <span>Price range</span>
      <b>{priceRange}</b>
      <NextFreeWeek freeWeeks={freeWeeks} />
    </p>
  );
}

/** Why it is in the results, in one line if there is room. */
function Reasons({ id, reasons }: { id: number; reasons: string[] }) {
  const [first, ...others] = reasons;
  return (
    <p className="card-reasons">
      <AskedToday id={id} className="@min-[35rem]:basis-full" />
      <Info aria-hidden="true" />
      <span>
        <span className="sr-only">Why this result: </span>
        {[first, ...others.map((reason) => reason.charAt(0).toLowerCase() + reason.slice(1))].join(' · ')}
      </span>
    </p>
  );
}

function ListNumber({ number, active }: { number: number; active: boolean }) {
  return (
    <span className={clsx('card-number', active && 'bg-cedar-600')}>
      <span>
        <span className="sr-only">On the map: </span>
        {number}
      </span>
    </span>
  );
}
