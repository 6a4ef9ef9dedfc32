import { counted } from '@poolpros/contracts/counted';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router-dom';
import { type ProblemGroup, problemGroups, problems } from '../../../../content/care/problems.js';
import { useDebounced } from '../../../shared/lib/use-debounced.js';
import { TextField } from '../../../shared/ui/field.js';
import { findProblems } from '../find-problems.js';
import { ProblemCard } from './problem-card.js';

const settleMs = 600;
const groups = Object.entries(problemGroups) as [ProblemGroup, string][];

/** All problems, or those that hold what is typed; without a script a form that asks the server. */
export function ProblemList() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const { hash } = useLocation();
  const settled = useDebounced(typed.trim(), settleMs);
  const found = findProblems(typed);
  // What a link leads to is there, whatever was typed before.
  const shown = problems.filter((problem) => found.includes(problem) || `#${problem.id}` === hash);

  useEffect(() => {
    const isInUrl = new URLSearchParams(window.location.search).get('q') ?? '';
    if (isInUrl !== settled)
      setParams(
        (now) => {
          if (settled) now.set('q', settled);
          else now.delete('q');
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
  }, [settled, setParams]);

  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  }, [hash]);

  return (
    <>
      <Form role="search" className="not-prose mt-5 print:hidden" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="What do you see, hear or smell?"
          hint="A word or two: green, bubbles, breaker, foam, leak"
          type="search"
          name="q"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <noscript>
          <button
            type="submit"
            className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-link underline"
          >
            <Search aria-hidden="true" className="size-5" />
            Search
          </button>
        </noscript>
      </Form>
      <p role="status" className="type-small mt-3 text-muted print:hidden">
        {countText(found.length, typed.trim())}
      </p>
      {groups.map(([group, title]) => {
        const listed = shown.filter((problem) => problem.group === group);
        return (
          listed.length > 0 && (
            <section key={group} aria-labelledby={group} className="mt-8">
              <h2 id={group}>{title}</h2>
              <div className="not-prose mt-3">
                {listed.map((problem) => (
                  <ProblemCard key={problem.id} problem={problem} />
                ))}
              </div>
            </section>
          )
        );
      })}
    </>
  );
}

function countText(count: number, typed: string): string {
  if (typed === '') return `${problems.length} problems, grouped by where you see them.`;
  if (count === 0) return `Nothing matches “${typed}”. Try another word, or go step by step.`;
  return `${counted(count, 'problem matches', 'problems match')} “${typed}”.`;
}
