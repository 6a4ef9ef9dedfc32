import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import picture from '../../../shared/assets/illustrations/hero-backyard.svg';
import { PageTrail, type PageTrailProps } from '../../../shared/layout/page-trail.js';

export interface PlaceHeadProps {
  trail: PageTrailProps;
  title: string;
  lead: ReactNode;
  /** The form of the page, and what stands below it. */
  search: ReactNode;
  /** The map of the place, as tall as it is itself or filling the place for it. */
  map: ReactNode;
  mapHeight?: 'own' | 'fixed';
}

/** Tinted head of a directory page, standing on the waterline. */
export function PlaceHead({ trail, title, lead, search, map, mapHeight = 'fixed' }: PlaceHeadProps) {
  return (
    <div className="overflow-hidden bg-pool-50">
      <PageTrail {...trail} />
      <div className="wrap mt-1 grid items-end gap-6 lg:grid-cols-[minmax(0,1fr)_460px] lg:gap-12">
        <div className={clsx('min-w-0', mapHeight === 'own' ? 'lg:self-center lg:py-6' : 'lg:pb-10')}>
          <h1 className="text-[2rem]/[2.25rem] font-[680] tracking-[-0.03em] wrap-anywhere md:text-[2.75rem]/[2.875rem]">
            {title}
          </h1>
          <p className="type-lead mt-3.5 max-w-[38rem]">{lead}</p>
          <div className="mt-6">{search}</div>
        </div>
        <div
          className={clsx(
            'relative overflow-hidden rounded-t-panel shadow-card',
            mapHeight === 'fixed' && 'h-44 md:h-56 lg:h-[262px]',
          )}
        >
          {map}
        </div>
      </div>
      <div className="waterline" />
    </div>
  );
}

/** In the place of a map: a picture with the name of the place, "United States". */
export function PlacePicture({ location }: { location: string }) {
  return (
    <>
      <img
        src={picture}
        alt=""
        width={1600}
        height={760}
        decoding="async"
        className="size-full object-cover object-[86%_50%]"
      />
      <span className="absolute bottom-4 left-4 inline-flex max-w-[calc(100%-2rem)] items-center gap-1.5 rounded-tile bg-white px-2.5 py-1.5 text-sm font-semibold text-pool-800 shadow-card">
        <MapPin aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate">{location}</span>
      </span>
    </>
  );
}
