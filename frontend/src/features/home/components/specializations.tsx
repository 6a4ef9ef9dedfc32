import { pagePaths } from '@poolpros/contracts/paths';
import { Link } from 'react-router-dom';
import { rangeText, shownSpecializations } from '../../../shared/specializations/specialization.js';

export function Specializations() {
  return (
    <section className="wrap band">
      <h2 className="type-h2">Six ways to build</h2>
      <p className="mt-2 text-soft">
        Ranges for whole projects in the United States, to plan with.{' '}
        <Link to={pagePaths.specializations} className="link inline-block pointer-coarse:py-3">
          Which one is yours?
        </Link>
      </p>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
        {shownSpecializations.map(({ urlSlug, name, summary, picture, priceRange, path }) => (
          <li key={urlSlug}>
            <Link
              to={path}
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
                <span className="type-h4">{name}</span>
                <span className="text-[0.9375rem] font-semibold text-pool-700 tabular-nums">
                  {rangeText(priceRange)}
                </span>
                <span className="type-small text-soft">{summary}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
