import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { SearchFilters } from '../../../shared/search/search-filters.js';
import { useSessionValue } from '../../../shared/storage/session-value.js';
import { Card } from '../../../shared/ui/card.js';
import type { SearchUrl } from '../hooks/use-search-url.js';
import { atPlace, chosenKey, rememberChoice } from '../place-choice.js';
import type { SearchResults } from '../results.js';

export interface PlaceQuestionProps {
  choices: SearchResults['choices'];
  filters: SearchFilters;
  searchUrl: Pick<SearchUrl, 'apply' | 'urlOf'>;
}

/** Which of several places of a name is meant. A name that this visit has answered is not asked about again. */
export function PlaceQuestion({ choices, filters, searchUrl: { apply, urlOf } }: PlaceQuestionProps) {
  const { location: typed } = filters;
  const before = useSessionValue(chosenKey(typed));
  const chosen = choices.find(({ location }) => location === before);

  useEffect(() => {
    if (chosen) apply(atPlace(filters, chosen));
  });

  return (
    <Card>
      <section aria-labelledby="which-place">
        <h2 id="which-place" className="type-h3 wrap-anywhere">
          {typed}: which one?
        </h2>
        <p className="mt-1 text-soft">Choose one to see who works there.</p>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {choices.map((choice) => (
            <li key={choice.location}>
              <Link
                to={urlOf(atPlace(filters, choice))}
                replace
                onClick={() => rememberChoice(typed, choice.location)}
                className="group flex min-h-14 items-center gap-3 py-2.5"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold wrap-anywhere text-link group-hover:underline">
                    {choice.location}
                  </span>
                  {choice.detail && <span className="block text-sm text-soft">{choice.detail}</span>}
                </span>
                <span className="shrink-0 text-sm text-soft tabular-nums">{contractorsOf(choice.contractors)}</span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

const contractorsOf = (count: number): string =>
  count === 0 ? 'no contractors yet' : `${count} ${count === 1 ? 'contractor' : 'contractors'}`;
