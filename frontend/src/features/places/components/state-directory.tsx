import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { StatePage } from '@poolpros/contracts/http/places';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { directoryPath } from '@poolpros/contracts/paths';
import { useState } from 'react';
import { stateInText } from '../../../entities/places/state-in-text.js';
import { JsonLd } from '../../../shared/lib/json-ld.js';
import { useServices } from '../../../shared/lib/services.js';
import { firstPosition, type Listing } from '../api.js';
import { citiesPath } from '../letter-url.js';
import { listingPath } from '../listing-url.js';
import { stateText } from '../service-texts/directory.js';
import { itemList } from '../structured-data.js';
import { knownFacts, listedFacts } from './known-facts.js';
import { LetterLinks } from './letter-links.js';
import { PlaceFacts } from './place-facts.js';
import { PlaceGuide } from './place-guide.js';
import { PlaceHead } from './place-head.js';
import { CityChips, LinkGrid, WorkHere } from './place-links.js';
import { PlaceListing, SortLinks } from './place-listing.js';
import { PlaceSearch } from './place-search.js';
import { countedCities, StateMap } from './state-map.js';

export interface StateDirectoryProps {
  page: StatePage;
  listing: Listing;
  found: SearchResponse;
  onContact: (installer: InstallerCard) => void;
}

/** Who is in a state, and its cities. */
export function StateDirectory({ page, listing, found, onContact }: StateDirectoryProps) {
  const { publicUrl } = useServices();
  const { state, cities, cityCount, dots, parts } = page;
  const name = stateInText(state.label);
  const [activeCity, onActiveChange] = useState<string | null>(null);
  const links = cities.map(({ value, label, installers }) => ({
    ...{ value, label, installers },
    to: directoryPath(state.value, value),
  }));
  return (
    <>
      <JsonLd data={itemList(found.installers, found.total, firstPosition(listing), publicUrl)} />
      <PlaceHead
        trail={{ page: 'state', labels: { state: state.label }, parameters: { state: state.value } }}
        title={`Pool contractors in ${name}`}
        lead={`Pool, spa, hot tub and sauna businesses in ${name}. Choose a city to see who is near it and how far away they are.`}
        search={
          <>
            <PlaceSearch location={state.label} />
            <CityChips links={links.slice(0, countedCities)} activeCity={activeCity} onActiveChange={onActiveChange} />
          </>
        }
        map={
          <StateMap state={state} cities={cities} dots={dots} activeCity={activeCity} onActiveChange={onActiveChange} />
        }
        mapHeight="own"
      />
      <PlaceFacts facts={[...listedFacts(name, page), ...knownFacts(page)]} />
      <LinkGrid
        title={cityCount > links.length ? `Cities with the most businesses in ${name}` : `Cities in ${name}`}
        links={links}
      />
      <LetterLinks
        title={`All cities in ${name}, by name`}
        parts={parts}
        to={(part) => citiesPath(state.value, part)}
      />
      <div className="wrap mt-10 mb-16 flex flex-col gap-8 md:mt-14">
        <PlaceListing
          title={`All contractors in ${name}`}
          found={found}
          toolbar={<SortLinks listing={listing} />}
          page={listing.page}
          pageUrl={(page) => listingPath({ ...listing, page })}
          onContact={onContact}
        />
        <WorkHere place={name} />
      </div>
      <PlaceGuide
        title={`Pools in ${name}: cost, season, license`}
        state={state}
        facts={page.facts}
        work={{ kinds: ['inground'] }}
        {...stateText(page)}
      />
    </>
  );
}
