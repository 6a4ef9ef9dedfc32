import type { PossibleDuplicate } from '@poolpros/contracts/http/submissions';
import { pagePaths } from '@poolpros/contracts/paths';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';

/** Listings that may be the business that somebody is about to list. */
export function Matches({ matches }: { matches: readonly PossibleDuplicate[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="matches" className="flex flex-col gap-3">
      <h2 id="matches" ref={heading} tabIndex={-1} className="type-h3 outline-none!">
        {matches.length === 1 ? 'This may be your business' : 'One of these may be your business'}
      </h2>
      <ul className="flex flex-col gap-3">
        {matches.map(({ id, name, location, profilePath, why }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border-[1.5px] border-pool-700 bg-pool-50 p-4"
          >
            <span className="min-w-0 flex-1 basis-64">
              <Link to={profilePath} className="link inline-block pointer-coarse:py-2.5 font-semibold wrap-anywhere">
                {name}
              </Link>
              <span className="type-small block text-soft">{location}</span>
              <span className="type-small block">{why}</span>
            </span>
            <ButtonLink to={`${pagePaths.claim}?listing=${id}`} variant="secondary" className="max-sm:w-full">
              Claim this instead<span className="sr-only">: {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
