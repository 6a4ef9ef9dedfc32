import { pagePaths } from '@poolpros/contracts/paths';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FreeMark } from '../../../shared/ui/badge.js';
import { buttonClass } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';

export interface PlaceLink {
  label: string;
  to: string;
  /** How many businesses there are; without it nothing is said. */
  installers?: number;
  /** How far away it is. */
  miles?: number;
}

/** Other places or services, each with how many businesses it has. */
export function PlaceLinks({ title, links }: { title: string; links: readonly PlaceLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className="rounded-card border border-rule p-6">
      <h2 className="type-h4">{title}</h2>
      <ul className="mt-1.5">
        {links.map((link) => (
          <PlaceRow key={link.to} link={link} className="first:border-t-0" />
        ))}
      </ul>
    </nav>
  );
}

export interface CityChipsProps {
  links: readonly (PlaceLink & { value: string })[];
  /** The city that the map or the list points at. */
  activeCity: string | null;
  onActiveChange: (city: string | null) => void;
}

/** The cities whose counts stand on the map beside, lit together with them. */
export function CityChips({ links, activeCity, onActiveChange }: CityChipsProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Cities with the most businesses" className="mt-6">
      <h2 className="type-small font-semibold">Cities with the most businesses</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map(({ value, label, to, installers }) => (
          <li key={value}>
            <Link
              to={to}
              onPointerEnter={() => onActiveChange(value)}
              onPointerLeave={() => onActiveChange(null)}
              onFocus={() => onActiveChange(value)}
              onBlur={() => onActiveChange(null)}
              className={clsx(
                'inline-flex min-h-11 items-center gap-2 rounded-full border bg-surface px-3.5 text-sm font-medium',
                value === activeCity ? 'border-cedar-600' : 'border-control hover:border-pool-700',
              )}
            >
              {label}
              <span className="font-bold text-pool-800 tabular-nums">
                {installers} <span className="sr-only">listed</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const columns = 'grid gap-x-8 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4';

/** Places in columns. */
export function LinkGrid({
  title,
  links,
  children,
}: {
  title: string;
  links: readonly PlaceLink[];
  children?: ReactNode;
}) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className="wrap mt-10 md:mt-14">
      <h2 className="type-h3 mb-3">{title}</h2>
      <ul className={columns}>
        {links.map((link) => (
          <PlaceRow key={link.to} link={link} />
        ))}
      </ul>
      {children}
    </nav>
  );
}

/** Cities that are listed at once; the others open below them. */
const shownCities = 24;

/** The cities of an area in columns, those with most businesses first. */
export function CityGrid({ title, links }: { title: string; links: readonly PlaceLink[] }) {
  return (
    <LinkGrid title={title} links={links.slice(0, shownCities)}>
      {links.length > shownCities && (
        <details className="border-t border-rule">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
            {links.length - shownCities} more cities
          </summary>
          <ul className={columns}>
            {links.slice(shownCities).map((link) => (
              <PlaceRow key={link.to} link={link} />
            ))}
          </ul>
        </details>
      )}
    </LinkGrid>
  );
}

function PlaceRow({ link: { label, to, installers, miles }, className }: { link: PlaceLink; className?: string }) {
  return (
    <li className={clsx('flex justify-between gap-3 border-t border-rule py-[7px]', className)}>
      <Link to={to} className="mr-auto min-w-0 font-medium text-link hover:underline pointer-coarse:py-2.5">
        {label}
      </Link>
      {miles !== undefined && <span className="type-small shrink-0 text-muted tabular-nums">{miles} mi</span>}
      {installers !== undefined && (
        <span className={clsx('type-small text-right text-muted tabular-nums', miles !== undefined && 'min-w-6')}>
          {installers} <span className="sr-only">listed</span>
        </span>
      )}
    </li>
  );
}

/** Asks businesses of a place to list themselves. */
export function WorkHere({ place }: { place: string }) {
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-cedar-200 bg-cedar-50 p-6">
      <h2 className="type-h4">Work in {place}?</h2>
      <p className="type-small text-soft">A page costs nothing, and requests come straight to you.</p>
      <Link to={pagePaths.listYourBusiness} className={buttonClass({ variant: 'outline', size: 'sm' })}>
        List Your Business <FreeMark />
      </Link>
    </section>
  );
}
