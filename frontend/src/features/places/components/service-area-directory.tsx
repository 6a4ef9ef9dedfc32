import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { AreaPage } from '@poolpros/contracts/http/places';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { directoryPath } from '@poolpros/contracts/paths';
import { useState } from 'react';
import { JsonLd } from '../../../shared/lib/json-ld.js';
import { useServices } from '../../../shared/lib/services.js';
import { type AreaListing, firstPosition } from '../api.js';
import { areaListingPath, areaPath } from '../area-url.js';
import { areaText } from '../service-texts/directory.js';
import { itemList } from '../structured-data.js';
import { knownFacts, listedFacts } from './known-facts.js';
import { PlaceFacts } from './place-facts.js';
import { licenseSentence, PlaceGuide } from './place-guide.js';
import { PlaceHead } from './place-head.js';
import { CityGrid, PlaceLinks, WorkHere } from './place-links.js';
import { PlaceListing } from './place-listing.js';
import { PlaceMap } from './place-map.js';
import { PlaceSearch } from './place-search.js';

export interface ServiceAreaDirectoryProps {
  page: AreaPage;
  listing: AreaListing;
  found: SearchResponse;
  onContact: (installer: InstallerCard) => void;
}

/** Who works in a county or a region, and its cities. */
export function ServiceAreaDirectory({ page, listing, found, onContact }: ServiceAreaDirectoryProps) {
  const { publicUrl } = useServices();
  const [activeId, onActiveChange] = useState<number | null>(null);
  const { state, area, center, miles, cities, others } = page;
  const firstNumber = firstPosition(listing);
  return (
    <>
      <JsonLd data={itemList(found.installers, found.total, firstNumber, publicUrl)} />
      <PlaceHead
        trail={{
          page: 'serviceAreaOfState',
          labels: { state: state.label, serviceArea: area.label },
          parameters: { state: state.value, serviceArea: area.value },
        }}
        title={`Pool contractors in ${area.label}, ${state.label}`}
        lead={`Who drives to ${center.label}, the largest city of ${area.label}, from at most ${miles} miles away; a city below shows who comes there.`}
        search={<PlaceSearch location={`${center.label}, ${state.label}`} />}
        map={
          <PlaceMap
            label={center.label}
            lat={center.latitude}
            lon={center.longitude}
            miles={miles}
            pins={{ installers: found.installers, firstNumber, activeId, onActiveChange }}
          />
        }
      />
      <PlaceFacts facts={[...listedFacts(area.label, page), ...knownFacts(page)]} />
      <CityGrid
        title={`Cities in ${area.label}`}
        links={cities.map(({ value, label, installers }) => ({
          label,
          to: directoryPath(state.value, value),
          installers,
        }))}
      />
      <div className="wrap mt-10 mb-16 grid items-start gap-6 md:mt-14 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-8">
        <PlaceListing
          title={`Within ${miles} miles of ${center.label}`}
          found={found}
          page={listing.page}
          pageUrl={(page) => areaListingPath({ state: state.value, area: area.value, page })}
          onContact={onContact}
          firstNumber={firstNumber}
          activeId={activeId}
          onActiveChange={onActiveChange}
        />
        <div className="flex flex-col gap-6">
          <PlaceLinks
            title={`Other places named ${area.label}`}
            links={others.map(({ state, value, label }) => ({ label, to: areaPath(state, value) }))}
          />
          <PlaceLinks
            title="State"
            links={[{ label: `All of ${state.label}`, to: directoryPath(state.value), installers: state.installers }]}
          />
          <WorkHere place={area.label} />
        </div>
      </div>
      <PlaceGuide
        title={`Pools in ${area.label}: cost, season, license`}
        state={state}
        facts={page.facts}
        license={licenseSentence(page.facts, {
          work: 'building a pool',
          place: area.label,
          state: state.label,
          licensed: 'build',
        })}
        {...areaText(page)}
      />
    </>
  );
}
