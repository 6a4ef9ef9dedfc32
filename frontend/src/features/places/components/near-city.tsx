import { serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { CityPage } from '@poolpros/contracts/http/places';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { directoryPath } from '@poolpros/contracts/paths';
import { stateInText } from '../../../entities/places/state-in-text.js';
import { RelatedServices } from '../../../entities/search/related-services.js';
import { noFilters, searchResultsPath } from '../../../entities/search/search-filters.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import type { NearListing } from '../api.js';
import { nearListingPath, nearPath } from '../near-url.js';
import { CompactSearch } from './compact-search.js';
import { knownFacts, rangeFact, ratingFact } from './known-facts.js';
import { PlaceDirectory } from './place-directory.js';
import { PlaceDistances } from './place-distances.js';
import { cityMapMiles } from './place-map.js';

export interface NearCityProps {
  page: CityPage;
  listing: NearListing;
  found: SearchResponse;
  onContact: (installer: InstallerCard) => void;
}

/** Who is in range of a city, the nearest first. */
export function NearCity({ page, listing, found, onContact }: NearCityProps) {
  const { city, state, nearby, serving, medianRating } = page;
  const location = `${city.label}, ${state.label}`;
  const filters = { ...noFilters, location, state: state.value, city: city.value, distance: listing.distance };
  return (
    <>
      <PlaceDirectory
        head={{
          trail: { page: 'nearCity', labels: { city: location }, parameters: { state: state.value, city: city.value } },
          title: `Pool contractors near ${location}`,
          lead: whoIsInRange(city.label, serving),
          search: <CompactSearch key={location} place={{ text: location, state: state.value, city: city.value }} />,
        }}
        map={{ middle: city, miles: listing.distance || cityMapMiles }}
        place={city.label}
        facts={[
          rangeFact(city.label, serving),
          ratingFact('Median rating', medianRating, 'Only reviews of finished jobs count'),
          ...knownFacts(page),
        ]}
        found={found}
        list={{
          title:
            listing.distance > 0 ? `Within ${listing.distance} miles of ${city.label}` : `In range of ${city.label}`,
          toolbar: (
            <ButtonLink size="sm" to={searchResultsPath({ ...filters, sortBy: 'distance' })}>
              All filters and the map
            </ButtonLink>
          ),
          intro: <PlaceDistances listing={listing} found={found} to={nearListingPath} />,
          page: listing.page,
          pageUrl: (number) => nearListingPath({ ...listing, page: number }),
          onContact,
        }}
        ways={[
          {
            title: 'Nearest cities',
            links: nearby.map(({ state, value, label, miles, installers }) => ({
              label,
              to: nearPath(state, value),
              miles,
              installers,
            })),
          },
          {
            title: 'Directory',
            links: [
              { label: `All of ${city.label}`, to: directoryPath(state.value, city.value), installers: page.located },
              {
                label: `All of ${stateInText(state.label)}`,
                to: directoryPath(state.value),
                installers: state.installers,
              },
            ],
          },
        ]}
      />
      <RelatedServices filters={filters} />
    </>
  );
}

function whoIsInRange(city: string, serving: number): string {
  if (serving === 0) return `No listed business is in range of ${city} yet.`;
  const radius = `within ${serviceRadiusMiles.default} miles`;
  if (serving === 1)
    return `1 listed business is in range of ${city}: the city is within its stated service area, or ${radius} of the business if it has not stated one.`;
  return `${serving} listed businesses are in range of ${city}: the city is within each one’s stated service area, or ${radius} of a business that has not stated one. The nearest come first.`;
}
