import type { ReactNode } from 'react';
import { PageTrail } from '../../../shared/layout/page-trail.js';
import { RelatedPages } from '../../../shared/layout/related-pages.js';
import { useDebounced } from '../../../shared/lib/use-debounced.js';
import { type CalculatorPage, relatedTo } from '../related.js';

/** A result is said when nobody has typed for so long. */
const pauseMs = 800;

export interface CalculatorLayoutProps {
  /** The row of the page. */
  page: CalculatorPage;
  title: string;
  lead: string;
  /** The result in one sentence, for those who do not see it change. */
  said: string;
  /** The way to its other parts, of a calculator that has some. */
  parts?: ReactNode;
  form: ReactNode;
  result: ReactNode;
  children?: ReactNode;
}

/** A calculator: what is asked beside what comes out, which stays in view where there is room. */
export function CalculatorLayout({ page, title, lead, said, parts, form, result, children }: CalculatorLayoutProps) {
  const settled = useDebounced(said, pauseMs);
  return (
    <>
      <div className="bg-pool-50 pb-8 md:pb-10 print:bg-transparent">
        <PageTrail page={page} />
        <div className="wrap mt-1">
          <h1 className="type-h1">{title}</h1>
          <p className="type-lead mt-2 max-w-[42rem]">{lead}</p>
          {parts}
        </div>
      </div>
      <div className="wrap grid items-start gap-6 py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:gap-8 lg:py-8 print:flex print:flex-col print:gap-4 print:py-0">
        <form
          className="flex min-w-0 flex-col gap-7 rounded-card border border-rule bg-surface p-4 md:p-6 lg:sticky lg:top-24 on-paper print:static print:order-last print:gap-2 print:p-3"
          onSubmit={(event) => event.preventDefault()}
        >
          {form}
        </form>
        <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-24">
          <p role="status" className="sr-only">
            {settled}
          </p>
          {result}
          <RelatedPages pages={relatedTo[page]} className="mt-2" />
        </div>
      </div>
      {children}
    </>
  );
}
