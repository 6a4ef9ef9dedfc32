import type { ServiceType } from '@poolpros/contracts/catalogue';
import { pagePaths } from '@poolpros/contracts/paths';
import { noFilters, searchResultsPath } from '../../../entities/search/search-filters.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';

const shells: readonly { name: string; serviceType: ServiceType; build: string; surface: string; shape: string }[] = [
  { name: 'Fiberglass', serviceType: 'fiberglass', build: 'Short', surface: 'Long', shape: 'Fixed molds' },
  { name: 'Vinyl liner', serviceType: 'vinyl', build: 'Medium', surface: 'Liner wears', shape: 'Flexible' },
  { name: 'Concrete', serviceType: 'concrete', build: 'Long', surface: 'Resurface', shape: 'Any shape' },
];

/** The three ways to build a shell in one look, each with who builds it. */
export function ComparisonBand() {
  return (
    <section className="bg-surface-deck">
      <div className="wrap band grid items-center gap-8 lg:grid-cols-[1fr_1.05fr] lg:gap-20">
        <div>
          <h2 className="type-h2">Fiberglass, vinyl or concrete?</h2>
          <p className="type-lead mt-4">
            They differ most in build time, in how long the surface lasts and in the shapes you can have. Once you have
            picked a type, compare up to four contractors side by side.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={pagePaths.poolComparisons} variant="secondary" className="max-sm:w-full">
              Compare cost and care
            </ButtonLink>
            <ButtonLink to={searchResultsPath({ ...noFilters, serviceType: 'inground' })} className="max-sm:w-full">
              Compare inground pool contractors
            </ButtonLink>
          </div>
        </div>
        <div className="overflow-x-auto rounded-card border border-rule bg-surface">
          <table className="w-full text-left text-[0.9375rem]">
            <thead className="bg-stone-50 text-[0.8125rem] text-muted">
              <tr>
                {['Inground shell', 'Build', 'Surface life', 'Shape'].map((head) => (
                  <th key={head} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap last:max-sm:hidden">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shells.map(({ name, serviceType, build, surface, shape }) => (
                <tr key={name} className="border-t border-rule">
                  <th scope="row" className="px-4 py-1 font-semibold">
                    <Link
                      to={searchResultsPath({ ...noFilters, serviceType })}
                      className="inline-flex min-h-11 items-center text-link hover:underline"
                    >
                      {name}
                    </Link>
                  </th>
                  <td className="px-4 py-1">{build}</td>
                  <td className="px-4 py-1">{surface}</td>
                  <td className="px-4 py-1 max-sm:hidden">{shape}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
