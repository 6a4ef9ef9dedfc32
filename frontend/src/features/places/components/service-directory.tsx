import { labelOf, lowerLabelOf, serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { CityPage } from '@poolpros/contracts/http/places';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { kindsOfService } from '@poolpros/contracts/licenses/kinds-of-service';
import { directoryPath } from '@poolpros/contracts/paths';
import { serviceLabel, serviceOfPage } from '@poolpros/contracts/service-pages';
import { CircleDollarSign, Clock, Truck } from 'lucide-react';
import type { SearchContext } from '../../../entities/listings/compare-list.js';
import { stateInText } from '../../../entities/places/state-in-text.js';
import type { ServiceListing } from '../api.js';
import { costLinks } from '../cost-links.js';
import { bandText, dateText, seasonText } from '../facts-text.js';
import { offeredThere, relatedThere } from '../offered-services.js';
import { contactAdvice } from '../service-texts/contact-advice.js';
import { serviceTexts } from '../service-texts/index.js';
import { serviceListingPath, servicePath } from '../service-url.js';
import { careCalendar } from './care-calendar.js';
import { ratingFact } from './known-facts.js';
import { PlaceDirectory } from './place-directory.js';
import { PlaceDistances } from './place-distances.js';
import { PlaceGuide } from './place-guide.js';
import { LinkGrid } from './place-links.js';
import { cityMapMiles } from './place-map.js';
import { PlaceSearch } from './place-search.js';

export interface ServiceDirectoryProps {
  page: CityPage;
  listing: ServiceListing;
  found: SearchResponse;
  /** The others of the list could be asked the same. */
  onContact: (installer: InstallerCard, others: readonly InstallerCard[], context: SearchContext) => void;
}

/** Who offers a service in a city, and what is known about that work there. */
export function ServiceDirectory({ page, listing, found, onContact }: ServiceDirectoryProps) {
  const { city, state, nearby, facts } = page;
  const label = serviceLabel(listing.service);
  const service = serviceOfPage[listing.service];
  const text = serviceTexts[listing.service];
  const place = `${city.label}, ${state.label}`;
  const about = { city: city.label, state: stateInText(state.label), facts };
  const there = offeredThere(page, listing.service);
  const priced = text.priced && facts.prices.bands[text.priced];
  return (
    <>
      <PlaceDirectory
        head={{
          trail: {
            page: 'serviceCity',
            labels: { state: state.label, city: city.label, service: label },
            parameters: { state: state.value, city: city.value, service: listing.service },
          },
          title: text.title(place),
          lead: whoOffers(service, city.label, there.serving),
          search: <PlaceSearch location={place} />,
        }}
        map={{ middle: city, miles: listing.distance || cityMapMiles }}
        place={city.label}
        facts={[
          {
            icon: Truck,
            label: `Businesses offering ${lowerLabelOf(service)}`,
            value: String(there.serving),
            text: `In range of ${city.label}: within the area they state, or ${serviceRadiusMiles.default} miles`,
          },
          ratingFact('Median rating', there.medianRating, 'Only reviews of finished jobs count'),
          {
            icon: CircleDollarSign,
            label: priced ? 'Plan on' : 'Price',
            value: priced ? bandText(priced) : 'None published',
            text: priced ? `Prices as of ${dateText(facts.prices.asOf)}` : 'Ask for a price',
          },
          {
            icon: Clock,
            label: 'Pool season',
            value: seasonText(facts.season),
            text: `Climate: ${facts.season.climate}`,
          },
        ]}
        found={found}
        list={{
          title:
            listing.distance > 0
              ? `${labelOf(service)} within ${listing.distance} miles of ${city.label}`
              : `${labelOf(service)} in ${city.label}`,
          intro: <PlaceDistances listing={listing} found={found} to={serviceListingPath} />,
          page: listing.page,
          pageUrl: (page) => serviceListingPath({ ...listing, page }),
          onContact: (installer, others) =>
            onContact(installer, others, { point: found.center, location: place, services: [service] }),
          asked: [service],
        }}
        ways={[
          {
            title: `${label} in the nearest cities`,
            links: nearby.map(({ state, value, label, miles }) => ({
              label,
              to: servicePath(listing.service, state, value),
              miles,
            })),
          },
          { title: 'Before you ask for a price', links: costLinks(service) },
          {
            title: 'Directory',
            links: [
              { label: `All of ${city.label}`, to: directoryPath(state.value, city.value), installers: page.serving },
              {
                label: `All of ${stateInText(state.label)}`,
                to: directoryPath(state.value),
                installers: state.installers,
              },
            ],
          },
        ]}
      />
      <PlaceGuide
        title={`About ${text.work} in ${city.label}`}
        state={state}
        facts={facts}
        price={text.price(about)}
        season={text.season(about)}
        work={{ kinds: kindsOfService[service] ?? [], at: { work: text.work, place: city.label } }}
        questions={[...text.questions(about), contactAdvice(text.work, city.label, there)]}
      />
      {listing.service === 'pool-care-calendar' && <careCalendar.Component place={city.label} season={facts.season} />}
      <div className="mb-16">
        <LinkGrid title={`Other services in ${city.label}`} links={relatedThere(page, listing.service)} />
      </div>
    </>
  );
}

function whoOffers(service: string, city: string, serving: number): string {
  const work = lowerLabelOf(service);
  if (serving === 0) return `No listed business in range of ${city} offers ${work} yet.`;
  return serving === 1
    ? `1 listed business in range of ${city} offers ${work}.`
    : `${serving} listed businesses in range of ${city} offer ${work}.`;
}
