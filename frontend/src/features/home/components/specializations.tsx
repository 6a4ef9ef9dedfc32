import { Link } from 'react-router-dom';
import { noFilters, searchResultsPath } from '../../../shared/search/search-filters.js';
import { specializations } from '../home.js';

export function Specializations() {
  return (
    <section className="wrap band">
      <h2 className="type-h2">Six ways to build</h2>
      <p className="mt-2 text-soft">Typical full-project ranges for the United States.</p>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
        {specializations.map(({ title, text, picture, priceRange, serviceType }) => (
          <li key={title}>
            <Link
              to={searchResultsPath({ ...noFilters, serviceType })}
              className="grid h-full grid-cols-[124px_1fr] overflow-hidden rounded-card border border-rule bg-surface transition-shadow duration-(--duration-quick) hover:shadow-raised sm:block"
            >
              <img
                src={picture}
                alt=""
                width={480}
                height={360}
                loading="lazy"
                decoding="async"
                className="size-full object-cover sm:aspect-16/10 sm:h-auto"
              />
              <span className="flex flex-col gap-0.5 px-4 py-3.5 sm:px-5 sm:pt-4 sm:pb-5">
                <span className="type-h4">{title}</span>
                <span className="text-[0.9375rem] font-semibold text-pool-700 tabular-nums">{priceRange}</span>
                <span className="type-small text-soft">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
