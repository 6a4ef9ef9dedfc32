import { services as allServices, labelOf } from '@poolpros/contracts/catalogue';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from '../../shared/ui/link.js';
import { noFilters, type SearchFilters, searchResultsPath } from './search-filters.js';

export interface RelatedServicesProps {
  /** Where to look; services in it are left out. */
  filters: SearchFilters;
  /** 6, and 4 on a profile (docs/rules.md#related-services). */
  limit?: 6 | 4;
  /** On a quiet band of its own. */
  tinted?: boolean;
}

/** Other services at the same place. */
export function RelatedServices({ filters, limit = 6, tinted = true }: RelatedServicesProps) {
  const { location, state, city, distance, coordinates, origin } = filters;
  const [place] = location.split(',');
  const services = allServices.filter((service) => !filters.services.includes(service)).slice(0, limit);
  if (services.length === 0) return null;
  return (
    <section className={clsx(tinted && 'bg-surface-quiet')}>
      <div className="wrap band-tight">
        <h2 className="type-h3 mb-5">{place ? `Related services near ${place}` : 'Related services'}</h2>
        <ul className={clsx('grid gap-3', limit === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3')}>
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
                className="link-row"
              >
                {labelOf(service)}
                <ArrowRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
