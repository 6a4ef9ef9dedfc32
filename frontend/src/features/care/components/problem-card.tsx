import { lowerLabelOf } from '@poolpros/contracts/catalogue';
import type { ReactNode } from 'react';
import type { Problem } from '../../../../content/care/problems.js';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';
import { searchFor } from '../search-for.js';

/** A problem from its likely causes to the point at which a professional is called. */
export function ProblemCard({ problem }: { problem: Problem }) {
  const { id, title, causes, checks, fix, call, danger, service } = problem;
  return (
    <details
      id={id}
      className="group scroll-mt-24 border-t border-rule last:border-b print:break-inside-avoid print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-3 after:text-xl after:text-pool-600 after:content-['+'] group-open:after:content-['–'] print:after:content-none">
        <h3 className="type-h4">{title}</h3>
      </summary>
      <div className="pb-6">
        {danger && (
          <Note tone="brick">
            <strong>First:</strong> {danger}
          </Note>
        )}
        <div className="grid gap-x-8 sm:grid-cols-2">
          <Part title="Likely causes, most likely first">
            <ol className="list-decimal pl-5">{items(causes)}</ol>
          </Part>
          <Part title="What to check">
            <ul className="list-[square] pl-5">{items(checks)}</ul>
          </Part>
          <Part title="What to do">
            <ol className="list-decimal pl-5">{items(fix)}</ol>
          </Part>
          <Part title="When to call">
            <p>{call}</p>
            <Link
              to={searchFor(service)}
              className="link mt-1 inline-flex min-h-11 items-center font-semibold print:hidden"
            >
              Find {lowerLabelOf(service)}
            </Link>
          </Part>
        </div>
      </div>
    </details>
  );
}

const items = (texts: readonly string[]) =>
  texts.map((text) => (
    <li key={text} className="mt-1.5 pl-1 marker:text-pool-600">
      {text}
    </li>
  ));

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-4 text-[0.9375rem]/6 print:mt-2 print:text-[9.5pt]/[1.4]">
    <h4 className="font-semibold">{title}</h4>
    <div className="mt-1">{children}</div>
  </section>
);
