import { pageServices, quickServices } from '@poolpros/contracts/catalogue';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { noFilters, type SearchFilters, searchResultsPath } from '../../../lib/search-filters.js';

/** §9. */
const shown = 6;
const offered: readonly string[] = [...quickServices, ...pageServices];

/** Other services at the same place. */
export function RelatedServices({ filters }: { filters: SearchFilters }) {
  const { location, state, city, distance, coordinates, origin } = filters;
  const [place] = location.split(',');
  const services = offered.filter((service) => !filters.services.includes(service)).slice(0, shown);
  return (
    <section className="mt-16 bg-surface-quiet">
      <div className="wrap band-tight">
        <h2 className="type-h3 mb-5">{place ? `Related services near ${place}` : 'Related services'}</h2>
        <ul className="grid gap-3 md:grid-cols-3">
          {services.map((service) => (
            <li key={service}>
              <Link
                to={searchResultsPath({
                  ...noFilters,
                  location,
                  state,
                  city,
                  distance,
                  coordinates,
                  origin,
                  services: [service],
                })}
                className="flex items-center justify-between gap-3 rounded-[12px] border border-rule bg-surface px-[1.125rem] py-3.5 font-[550] hover:border-pool-300 hover:bg-pool-50"
              >
                {service}
                <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-pool-600" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
