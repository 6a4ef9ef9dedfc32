import { labelOf } from '@poolpros/contracts/catalogue';
import type { Summary } from '@poolpros/contracts/http/installers';
import { noFilters, searchResultsPath } from '../../../entities/search/search-filters.js';
import { Link } from '../../../shared/ui/link.js';
import { type PopularCity, popularStates } from '../popular-cities.js';
import { useNearbyCities } from '../use-nearby-cities.js';

const popularServices = ['Hot Tub Installation', 'Pool Repair', 'Pool Opening', 'Sauna Installation'] as const;

export interface PopularSearchesProps {
  popular: Summary['popular'];
  to: (city: Pick<PopularCity, 'stateSlug' | 'citySlug'>) => string;
}

/** Cities and services that are looked for most, and the cities around the place that the visitor named. */
export function PopularSearches({ popular, to }: PopularSearchesProps) {
  const states = popularStates(popular);
  const nearby = useNearbyCities();
  return (
    <section className="wrap band-tight">
      <h2 className="type-h3">Popular searches</h2>
      <div className="mt-5 grid grid-cols-2 gap-6 md:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {states.map(({ stateSlug, state, cities }) => (
          <Column
            key={stateSlug}
            title={state}
            links={cities.map((city) => ({ label: `${city.city} pool contractors`, to: to(city) }))}
          />
        ))}
        {nearby && (
          <Column
            title={`Near ${nearby.around}`}
            links={nearby.cities.map(({ label, ...city }) => ({ label: `${label} pool contractors`, to: to(city) }))}
          />
        )}
        <Column
          title="By service"
          links={popularServices.map((service) => ({
            label: labelOf(service),
            to: searchResultsPath({ ...noFilters, services: [service] }),
          }))}
        />
      </div>
    </section>
  );
}

function Column({ title, links }: { title: string; links: readonly { label: string; to: string }[] }) {
  return (
    <div>
      <h3 className="type-small font-semibold">{title}</h3>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-block py-1 pointer-coarse:py-[11px] text-[0.9375rem] text-link hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
