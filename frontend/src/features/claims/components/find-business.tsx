import type { Suggestions } from '@poolpros/contracts/http/one-box';
import { textLengths } from '@poolpros/contracts/limits';
import { apiPaths, pagePaths } from '@poolpros/contracts/paths';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useId, useState } from 'react';
import { readKey } from '../../../shared/api/read-key.js';
import { useDebounced } from '../../../shared/lib/use-debounced.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { TextField } from '../../../shared/ui/field.js';
import { Link } from '../../../shared/ui/link.js';
import { claimUrl } from '../claim-url.js';

const pauseMs = 250;
const fewestLetters = 2;

const byNameQuery = (q: string) =>
  queryOptions<Suggestions>({
    queryKey: readKey(apiPaths.suggestions, { q }),
    enabled: q.length >= fewestLetters,
    placeholderData: keepPreviousData,
  });

/** Finds a business by its name, to be claimed. */
export function FindBusiness() {
  const [typed, setTyped] = useState('');
  const status = useId();
  const name = useDebounced(typed.trim(), pauseMs);
  const { data, isError } = useQuery(byNameQuery(name));
  const isAsked = name.length >= fewestLetters;
  const found = isAsked ? (data?.installers ?? []) : [];
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Name of your business"
        type="search"
        autoComplete="organization"
        maxLength={textLengths.businessName.max}
        aria-controls={status}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div id={status} role="status">
        {isAsked && isError && <p>We cannot search for names right now. Please try again in a moment.</p>}
        {isAsked && data && found.length === 0 && (
          <p>
            No listing has that name.{' '}
            <Link to={pagePaths.listYourBusiness} className="link">
              List your business
            </Link>{' '}
            instead; it is free.
          </p>
        )}
        {found.length > 0 && (
          <ul className="overflow-hidden rounded-card border border-rule">
            {found.map(({ id, name: label, location, path }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 border-rule px-4 py-3 not-first:border-t"
              >
                <span className="flex min-w-0 items-start gap-3">
                  <Store aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pool-600" strokeWidth={1.75} />
                  <span className="min-w-0">
                    <Link to={path} className="link font-semibold wrap-anywhere">
                      {label}
                    </Link>
                    <span className="type-small block text-soft">{location}</span>
                  </span>
                </span>
                <ButtonLink to={claimUrl(id)} size="sm">
                  Claim<span className="sr-only">: {label}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
