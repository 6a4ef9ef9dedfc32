import { type ServiceType, serviceTypes } from '@poolpros/contracts/catalogue';
import { counted } from '@poolpros/contracts/counted';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { StateOption } from '@poolpros/contracts/http/places';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../shared/ui/button.js';
import { Link } from '../../shared/ui/link.js';
import type { SearchContext } from '../listings/compare-list.js';
import { InstallerList } from '../listings/installer-list.js';
import { stateInText } from '../places/state-in-text.js';
import { noFilters, type SearchFilters, searchResultsPath } from '../search/search-filters.js';
import { useVisitorZip } from '../search/visitor-zip.js';
import { byCount, localQuery, statesQuery } from './queries.js';

/** Number of businesses and states shown; the search has the others. */
const shown = { businesses: 3, states: 6 };

export interface LocalListingsProps {
  serviceType: ServiceType;
  /** Their service in a sentence: "luxury pools". */
  named: string;
  title: string;
  /** What to do if no business offers it. */
  otherwise: ReactNode;
  /** The others of the list could be contacted together. */
  onContact: (installer: InstallerCard, others: readonly InstallerCard[], context: SearchContext) => void;
}

/** The fragment of a list of businesses, for the contents of its page. */
export const localFragment = 'builders';

/** Businesses with a service: around the visitor's last ZIP, otherwise in the state with most of them. */
export function LocalListings({ serviceType: id, named, title, otherwise, onContact }: LocalListingsProps) {
  const zip = useVisitorZip();
  const { data } = useQuery(statesQuery(id));
  const states = byCount(data ?? []);
  const [state] = states;
  const { data: around } = useQuery({ ...localQuery(id, { location: zip }), enabled: zip !== '' });
  const { data: within } = useQuery({
    ...localQuery(id, { state: state?.value ?? '' }),
    enabled: state !== undefined,
    placeholderData: keepPreviousData,
  });
  const near = around && around.total > 0 ? around : null;
  const found = near ?? within;
  const place: Partial<SearchFilters> = near
    ? { location: zip }
    : { location: state?.label ?? '', state: state?.value ?? '' };
  const search = { ...noFilters, ...place, serviceType: id };
  const here = near ? `near ${zip}` : `in ${stateInText(state?.label ?? '')}`;
  return (
    <section aria-labelledby={localFragment}>
      <h2 id={localFragment}>{title}</h2>
      {found && found.total > 0 ? (
        <>
          <p>
            {`${counted(found.total, 'listed business offers', 'listed businesses offer')} ${named} ${here}. This is self-reported; we have not checked it.`}
          </p>
          <div className="not-prose mt-5">
            <InstallerList
              installers={found.installers.slice(0, shown.businesses)}
              onContact={(installer, others) =>
                onContact(installer, others, {
                  point: found.center,
                  location: search.location,
                  kind: serviceTypes[id].label,
                })
              }
            />
            <ButtonLink to={searchResultsPath(search)} className="mt-4 max-sm:w-full">
              {found.total > shown.businesses ? `All ${found.total} ${here}` : 'Search with more filters'}
            </ButtonLink>
          </div>
        </>
      ) : (
        <p>
          {data ? `No listed business offers ${named} yet. ` : 'We cannot load the listings right now. '}
          {otherwise}
        </p>
      )}
      <StateChips states={states.slice(0, shown.states)} serviceType={id} />
    </section>
  );
}

function StateChips({ states, serviceType }: { states: readonly StateOption[] } & Pick<SearchFilters, 'serviceType'>) {
  if (states.length === 0) return null;
  return (
    <nav aria-label="By state" className="not-prose mt-6 print:hidden">
      <h3 className="type-small font-semibold">States with the most listings</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {states.map(({ value, label, installers }) => (
          <li key={value}>
            <Link
              to={searchResultsPath({ ...noFilters, location: label, state: value, serviceType })}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-surface px-3.5 text-sm font-medium hover:border-pool-700"
            >
              {label}
              <span className="font-bold text-pool-800 tabular-nums">
                {installers} <span className="sr-only">listed</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
