import { cityQuery } from '../../entities/places/queries.js';
import { serviceQuery } from '../../features/places/api.js';
import { careCalendar } from '../../features/places/components/care-calendar.js';
import { ServiceDirectory } from '../../features/places/components/service-directory.js';
import { offeredThere } from '../../features/places/offered-services.js';
import { serviceTexts } from '../../features/places/service-texts/index.js';
import { canonicalServicePath, parseServiceListing } from '../../features/places/service-url.js';
import { listedPlace } from './listed-place.js';

export const { loader, Component } = listedPlace({
  parse: parseServiceListing,
  placeQuery: ({ state, city }) => cityQuery(state, city),
  foundQuery: serviceQuery,
  head({ page, listing, found }) {
    const { city, state, facts } = page;
    const text = serviceTexts[listing.service];
    return {
      title: text.title(`${city.label}, ${state.label}`),
      description: `${text.title(`${city.label}, ${state.code}`)}: ${counted(found.total)} listed. ${text.season({ city: city.label, state: state.label, facts })}`,
      indexed: offeredThere(page, listing.service).indexable,
    };
  },
  canonical: canonicalServicePath,
  prepare: async (services, { service }) => {
    if (service === 'pool-care-calendar') await careCalendar.load(services);
  },
  view: ServiceDirectory,
});

const counted = (total: number): string => (total === 1 ? 'one business' : `${total} businesses`);
