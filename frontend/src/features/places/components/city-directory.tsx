import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { CityPage } from '@poolpros/contracts/http/places';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { directoryPath } from '@poolpros/contracts/paths';
import { MapPinHouse } from 'lucide-react';
import { stateInText } from '../../../entities/places/state-in-text.js';
import type { Listing } from '../api.js';
import { areaPath } from '../area-url.js';
import { namesPath } from '../letter-url.js';
import { listingPath } from '../listing-url.js';
import { nearPath } from '../near-url.js';
import { servicesThere } from '../offered-services.js';
import { cityText } from '../service-texts/directory.js';
import { knownFacts, rangeFact, ratingFact } from './known-facts.js';
import { LetterLinks } from './letter-links.js';
import { PlaceDirectory } from './place-directory.js';
import { PlaceDistances } from './place-distances.js';
import { PlaceGuide } from './place-guide.js';
import { LinkGrid } from './place-links.js';
import { SortLinks } from './place-listing.js';
import { cityMapMiles } from './place-map.js';
import { PlaceSearch } from './place-search.js';

export interface CityDirectoryProps {
  page: CityPage;
  listing: Listing;
  found: SearchResponse;
  onContact: (installer: InstallerCard) => void;
}

/** Who is in range of a city. */
export function CityDirectory({ page, listing, found, onContact }: CityDirectoryProps) {
  const { city, state, nearby, located, serving, medianRating, areas, parts } = page;
  const statePath = directoryPath(state.value);
  return (
    <>
      <PlaceDirectory
        head={{
          trail: {
            page: 'city',
            labels: { state: state.label, city: city.label },
            parameters: { state: state.value, city: city.value },
          },
          title: `Pool contractors in ${city.label}, ${state.label}`,
          lead: `Pool, spa, hot tub and sauna businesses in and around ${city.label}${city.county ? `, ${city.county}` : ''}. Write to any of them without an account.`,
          search: <PlaceSearch location={`${city.label}, ${state.label}`} />,
        }}
        map={{ middle: city, miles: listing.distance || cityMapMiles }}
        place={city.label}
        facts={[
          rangeFact(city.label, serving),
          { icon: MapPinHouse, label: `Based in ${city.label}`, value: String(located), text: 'Address in the city' },
          ratingFact('Median rating', medianRating, 'Only reviews of finished jobs count'),
          ...knownFacts(page),
        ]}
        found={found}
        list={{
          title:
            listing.distance > 0
              ? `Within ${listing.distance} miles of ${city.label}`
              : `All contractors in ${city.label}`,
          toolbar: <SortLinks listing={listing} />,
          intro: <PlaceDistances listing={listing} found={found} to={listingPath} />,
          page: listing.page,
          pageUrl: (page) => listingPath({ ...listing, page }),
          onContact,
        }}
        ways={[
          {
            title: 'Nearest cities',
            links: nearby.map(({ state, value, label, miles, installers }) => ({
              label,
              to: directoryPath(state, value),
              miles,
              installers,
            })),
          },
          {
            title: 'Other ways to search',
            links: [
              ...areas.map(({ state, value, label }) => ({ label, to: areaPath(state, value) })),
              { label: `All of ${stateInText(state.label)}`, to: statePath, installers: state.installers },
              {
                label: `Contractors nearest to ${city.label}`,
                to: nearPath(state.value, city.value),
                installers: serving,
              },
            ],
          },
        ]}
      />
      <div className="mb-16">
        <LetterLinks
          title={
            located === 1
              ? `The only business based in ${city.label}`
              : `All ${located} businesses based in ${city.label}, by name`
          }
          parts={parts}
          to={(part) => namesPath(state.value, city.value, part)}
        />
      </div>
      <PlaceGuide
        title={`Pools in ${city.label}: cost, season, license`}
        state={state}
        facts={page.facts}
        work={{ kinds: ['inground'], at: { work: 'a new pool', place: city.label } }}
        {...cityText(page)}
      />
      <div className="mb-16">
        <LinkGrid title={`Services in ${city.label}`} links={servicesThere(page)} />
      </div>
    </>
  );
}
