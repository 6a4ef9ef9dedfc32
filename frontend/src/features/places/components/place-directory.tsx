import type { SearchResponse } from '@poolpros/contracts/http/search';
import { type ReactNode, useState } from 'react';
import { JsonLd } from '../../../shared/lib/json-ld.js';
import { useServices } from '../../../shared/lib/services.js';
import { firstPosition } from '../api.js';
import { itemList } from '../structured-data.js';
import { type PlaceFact, PlaceFacts } from './place-facts.js';
import { PlaceHead, type PlaceHeadProps } from './place-head.js';
import { type PlaceLink, PlaceLinks, WorkHere } from './place-links.js';
import { PlaceListing, type PlaceListingProps } from './place-listing.js';
import { PlaceMap, type PlaceMapProps } from './place-map.js';

export interface PlaceDirectoryProps {
  head: Omit<PlaceHeadProps, 'map' | 'mapHeight'>;
  /** What lies in the middle of the map, and the miles around it. */
  map: { middle: { label: string; latitude: number; longitude: number } } & Pick<PlaceMapProps, 'miles'>;
  /** Where a business may work. */
  place: string;
  facts: readonly PlaceFact[];
  found: SearchResponse;
  list: Omit<PlaceListingProps, 'found' | 'firstNumber' | 'activeId' | 'onActiveChange'>;
  /** Links to related pages, beside the list. */
  ways: readonly { title: string; links: readonly PlaceLink[] }[];
  /** Between the facts and the list. */
  children?: ReactNode;
}

/** The businesses of a place with their pins on its map, what is known of it, and links to related pages. */
export function PlaceDirectory({ head, map, place, facts, found, list, ways, children }: PlaceDirectoryProps) {
  const { publicUrl } = useServices();
  const [activeId, onActiveChange] = useState<number | null>(null);
  const { label, latitude, longitude } = map.middle;
  const shown = { firstNumber: firstPosition(list), activeId, onActiveChange };
  return (
    <>
      <JsonLd data={itemList(found.installers, found.total, shown.firstNumber, publicUrl)} />
      <PlaceHead
        {...head}
        map={
          <PlaceMap
            label={label}
            lat={latitude}
            lon={longitude}
            miles={map.miles}
            pins={{ installers: found.installers, ...shown }}
          />
        }
      />
      <PlaceFacts facts={facts} />
      {children}
      <div className="wrap mt-10 mb-16 grid items-start gap-6 md:mt-14 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-8">
        <PlaceListing {...list} found={found} {...shown} />
        <div className="flex flex-col gap-6">
          {ways.map((way) => (
            <PlaceLinks key={way.title} {...way} />
          ))}
          <WorkHere place={place} />
        </div>
      </div>
    </>
  );
}
