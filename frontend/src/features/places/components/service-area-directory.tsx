import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { AreaPage } from '@poolpros/contracts/http/places';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { directoryPath } from '@poolpros/contracts/paths';
import { stateInText } from '../../../entities/places/state-in-text.js';
import type { AreaListing } from '../api.js';
import { areaListingPath, areaPath } from '../area-url.js';
import { areaText } from '../service-texts/directory.js';
import { knownFacts, listedFacts } from './known-facts.js';
import { PlaceDirectory } from './place-directory.js';
import { PlaceGuide } from './place-guide.js';
import { CityGrid } from './place-links.js';
import { PlaceSearch } from './place-search.js';

export interface ServiceAreaDirectoryProps {
  page: AreaPage;
  listing: AreaListing;
  found: SearchResponse;
  onContact: (installer: InstallerCard) => void;
}

/** Who works in a county or a region, and its cities. */
export function ServiceAreaDirectory({ page, listing, found, onContact }: ServiceAreaDirectoryProps) {
  const { state, area, center, miles, cities, others } = page;
  return (
    <>
      <PlaceDirectory
        head={{
          trail: {
            page: 'serviceAreaOfState',
            labels: { state: state.label, serviceArea: area.label },
            parameters: { state: state.value, serviceArea: area.value },
          },
          title: `Pool contractors in ${area.label}, ${state.label}`,
          lead: `Businesses within ${miles} miles and in range of ${center.label}, the largest city in ${area.label}; choose a city below to see who is near it.`,
          search: <PlaceSearch location={`${center.label}, ${state.label}`} />,
        }}
        map={{ middle: center, miles }}
        place={area.label}
        facts={[...listedFacts(area.label, page), ...knownFacts(page)]}
        found={found}
        list={{
          title: `Within ${miles} miles of ${center.label}`,
          page: listing.page,
          pageUrl: (page) => areaListingPath({ state: state.value, area: area.value, page }),
          onContact,
        }}
        ways={[
          {
            title: `Other places named ${area.label}`,
            links: others.map(({ state, value, label }) => ({ label, to: areaPath(state, value) })),
          },
          {
            title: 'State',
            links: [
              {
                label: `All of ${stateInText(state.label)}`,
                to: directoryPath(state.value),
                installers: state.installers,
              },
            ],
          },
        ]}
      >
        <CityGrid
          title={`Cities in ${area.label}`}
          links={cities.map(({ value, label, installers }) => ({
            label,
            to: directoryPath(state.value, value),
            installers,
          }))}
        />
      </PlaceDirectory>
      <PlaceGuide
        title={`Pools in ${area.label}: cost, season, license`}
        state={state}
        facts={page.facts}
        work={{ kinds: ['inground'] }}
        {...areaText(page)}
      />
    </>
  );
}
