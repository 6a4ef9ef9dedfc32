import type { StateOption } from '@poolpros/contracts/http/places';
import { directoryPath } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { stateInText } from '../../../entities/places/state-in-text.js';
import { Link } from '../../../shared/ui/link.js';
import { stateQuery } from '../api.js';
import { citiesPath } from '../letter-url.js';

const link = 'flex min-h-11 items-center gap-2 text-link hover:underline';

/** A state that opens to its biggest cities and the lists of all; they are read when it is opened. */
export function StateCities({ state: { value, label, installers } }: { state: StateOption }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...stateQuery(value), enabled: isOpen });
  return (
    <details className="group border-t border-rule" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-medium">
        <span className="flex items-center gap-2">
          <ChevronDown aria-hidden="true" className="size-4 text-soft group-open:rotate-180" />
          {label}
        </span>
        <span className="type-small font-normal text-muted tabular-nums">
          {installers} <span className="sr-only">listed</span>
        </span>
      </summary>
      <ul className="pb-3 pl-6">
        <li>
          <Link to={directoryPath(value)} className={link}>
            All of {stateInText(label)}
          </Link>
        </li>
        {data?.cities.map((city) => (
          <li key={city.value}>
            <Link to={directoryPath(value, city.value)} className={link}>
              {city.label}
            </Link>
          </li>
        ))}
        {data?.parts.map((part) => (
          <li key={part.value}>
            <Link to={citiesPath(value, part.value)} className={link}>
              Cities, {part.label}
            </Link>
          </li>
        ))}
      </ul>
      {isOpen && data === undefined && (
        <p role="status" className="type-small pb-4 pl-6 text-muted">
          {error ? 'The cities did not load. The state’s page lists them.' : 'Loading the cities...'}
        </p>
      )}
    </details>
  );
}
