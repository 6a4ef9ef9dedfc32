import type { CityPage } from '@poolpros/contracts/http/places';
import { type ServiceSlug, serviceSlugs } from '@poolpros/contracts/pages/places';
import { serviceLabel, serviceOfPage } from '@poolpros/contracts/service-pages';
import { servicePath } from './service-url.js';

/** How many related services a page names (docs/rules.md#related-services). */
const related = 6;

/** Who offers the service of a page in a city. */
export const offeredThere = ({ services }: CityPage, slug: ServiceSlug) =>
  services.find(({ value }) => value === serviceOfPage[slug]) ?? { serving: 0, medianRating: null, indexable: false };

/** The pages about services that somebody offers in a city, most businesses first. */
export const servicesThere = (page: CityPage) =>
  serviceSlugs
    .map((slug) => ({
      label: serviceLabel(slug),
      to: servicePath(slug, page.state.value, page.city.value),
      installers: offeredThere(page, slug).serving,
      slug,
    }))
    .filter(({ installers }) => installers > 0)
    .sort((a, b) => b.installers - a.installers);

/** Other services of the city, those that most offer first. */
export const relatedThere = (page: CityPage, slug: ServiceSlug) =>
  servicesThere(page)
    .filter((each) => each.slug !== slug)
    .slice(0, related);
