import { goodUntil, isDue } from '@poolpros/contracts/good-until';
import { longDate } from '@poolpros/contracts/long-date';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { DatedFact, FactSource } from '../../../shared/lib/dated-fact.js';
import { Link } from '../../../shared/ui/link.js';
import { LoadingIndicator } from '../../../shared/ui/loading-indicator.js';
import { ErrorState, Note } from '../../../shared/ui/states.js';
import type { FactAges } from '../hooks/use-facts.js';

export interface OldFactsProps {
  facts: FactAges | null;
  failed: boolean;
  onRetry: () => void;
  today: Date;
}

/** How many of those that come due next are named. */
const soonest = 8;

const byLimit = (a: DatedFact, b: DatedFact) => (goodUntil(a) ?? '').localeCompare(goodUntil(b) ?? '');

/** What the site says that is older than its limit, with its source and the pages that show it. */
export function OldFacts({ facts, failed, onRetry, today }: OldFactsProps) {
  return (
    <>
      <h1 className="type-h1">Dated facts</h1>
      <p className="max-w-[44rem] text-soft">
        Rules, prices and utility rates go out of date. Open the source, correct the fact in its file, and write the new
        date next to it.
      </p>
      {facts ? (
        <Ages facts={facts} today={today} />
      ) : failed ? (
        <ErrorState
          title="The facts did not load"
          text="They come with the site’s own files. Check the connection and try again."
          onRetry={onRetry}
        />
      ) : (
        <div className="grid min-h-[50vh] place-items-center">
          <LoadingIndicator text="Loading the facts..." late />
        </div>
      )}
    </>
  );
}

function Ages({ facts: { dated, undated }, today }: { facts: FactAges; today: Date }) {
  const due = dated.filter((fact) => isDue(fact, today)).sort(byLimit);
  const next = dated
    .filter((fact) => fact.maxAgeMonths !== null && !isDue(fact, today))
    .sort(byLimit)
    .slice(0, soonest);
  return (
    <div className="mt-6 flex flex-col gap-8">
      {due.length > 0 ? (
        <Note tone="amber" icon={TriangleAlert} role="alert">
          {due.length === 1 ? 'One fact is' : `${due.length} facts are`} older than the limit. Visitors still see{' '}
          {due.length === 1 ? 'it' : 'them'}.
        </Note>
      ) : (
        <Note tone="leaf" icon={CircleCheck}>
          None of the {dated.length} dated facts is older than its limit.
        </Note>
      )}
      {due.length > 0 && <FactTable title="Older than the limit" facts={due} />}
      {next.length > 0 && <FactTable title="Due next" facts={next} />}
      {undated.length > 0 && (
        <section aria-labelledby="undated">
          <h2 id="undated" className="type-h3">
            Undated
          </h2>
          <p className="mt-1 max-w-[44rem] text-soft">
            Nobody recorded when these sources were read, so we cannot tell whether they are out of date.
          </p>
          <ul className="mt-3 overflow-hidden rounded-card border border-rule">
            {undated.map(({ what, sources, shownAt }) => (
              <li key={what} className="border-rule px-4 not-first:border-t">
                <details>
                  <summary className="flex min-h-11 cursor-pointer items-center">{what}</summary>
                  <div className="pb-3">
                    <Sources sources={sources} />
                    <Pages paths={shownAt} />
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function FactTable({ title, facts }: { title: string; facts: readonly DatedFact[] }) {
  const titles = ['Fact', 'As of', 'Good until', 'Source', 'Shown on'];
  return (
    <section aria-label={title}>
      <h2 className="type-h3">{title}</h2>
      <table className="mt-3 w-full border-t border-rule text-left text-[0.9375rem]/[1.375rem] max-lg:block">
        <thead className="type-small text-soft max-lg:sr-only">
          <tr>
            {titles.map((each) => (
              <th key={each} scope="col" className="bg-surface-deck px-3 py-2.5 font-semibold">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {facts.map((fact) => (
            <tr key={fact.what} className="border-b border-rule align-top max-lg:block max-lg:py-3">
              <th scope="row" className="min-w-0 px-3 py-2.5 font-semibold wrap-anywhere max-lg:block max-lg:p-0">
                {fact.what}
              </th>
              <td className="px-3 py-2.5 lg:whitespace-nowrap max-lg:block max-lg:p-0">
                <span className="text-soft lg:hidden">As of </span>
                {longDate(fact.asOf)}
              </td>
              <td className="px-3 py-2.5 lg:whitespace-nowrap max-lg:block max-lg:p-0">
                <span className="text-soft lg:hidden">Good until </span>
                {longDate(goodUntil(fact) ?? fact.asOf)}
              </td>
              <td className="px-3 py-2.5 max-lg:block max-lg:p-0">
                <Sources sources={fact.sources} />
              </td>
              <td className="px-3 py-2.5 max-lg:block max-lg:p-0">
                <Pages paths={fact.shownAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Sources = ({ sources }: { sources: readonly FactSource[] }) => (
  <ul>
    {sources.map(({ name, url }) => (
      <li key={name} className="wrap-anywhere">
        {url === null ? (
          name
        ) : (
          <a href={url} target="_blank" rel="noreferrer" className="link inline-block py-0.5 pointer-coarse:py-3">
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
      </li>
    ))}
  </ul>
);

/** A path with a named segment stands for many pages, none of which can be opened by it. */
const Pages = ({ paths }: { paths: readonly string[] }) => (
  <ul className="type-small">
    {paths.map((path) => (
      <li key={path} className="wrap-anywhere">
        {path.includes(':') ? (
          path
        ) : (
          <Link to={path} className="link inline-block py-0.5 pointer-coarse:py-3">
            {path}
          </Link>
        )}
      </li>
    ))}
  </ul>
);
