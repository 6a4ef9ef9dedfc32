import type { RouteName } from '@poolpros/contracts/page-table';
import type { ReactNode } from 'react';
import { PageTrail } from '../../../shared/layout/page-trail.js';

export interface InfoSection {
  /** The fragment that leads to it. */
  id: string;
  title: string;
  body: ReactNode;
}

export interface InfoArticleProps {
  page: RouteName;
  title: string;
  lead: string;
  /** The day of the last change, for texts that people agree to. */
  changed?: string;
  sections: readonly InfoSection[];
  /** Between the head and the text. */
  children?: ReactNode;
}

const prose =
  'mt-3 flex flex-col gap-3 text-[1.0625rem]/7 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-3 [&_h3]:mt-2 [&_h3]:font-semibold [&_li]:mt-1.5 [&_li]:pl-1 [&_ul]:list-[square] [&_ul]:pl-5 [&_ul]:marker:text-pool-600';

/** A page of text in sections, with its contents beside it, or above it on small screens. */
export function InfoArticle({ page, title, lead, changed, sections, children }: InfoArticleProps) {
  return (
    <>
      <PageTrail page={page} />
      <div className="wrap pt-2 pb-16 lg:pt-6 lg:pb-22">
        <h1 className="type-h1 max-w-[44rem]">{title}</h1>
        <p className="type-lead mt-3 max-w-[44rem]">{lead}</p>
        {changed && <p className="type-small mt-3 text-muted">Last changed {changed}</p>}
        {children}
        <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-10 lg:grid-cols-[210px_minmax(0,44rem)]">
          <nav aria-labelledby="contents" className="min-w-0 lg:sticky lg:top-24 lg:self-start">
            <h2 id="contents" className="type-marker">
              On this page
            </h2>
            <ul className="mt-2 flex gap-2 overflow-x-auto pb-1 lg:flex-col lg:gap-0 lg:border-l lg:border-rule lg:pb-0">
              {sections.map(({ id, title: label }) => (
                <li key={id} className="shrink-0 lg:shrink">
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center rounded-full border border-control px-3.5 text-sm font-medium whitespace-nowrap text-text -outline-offset-2 hover:text-link lg:min-h-9 lg:rounded-none lg:border-0 lg:px-4 lg:py-1.5 lg:whitespace-normal lg:text-soft pointer-coarse:lg:min-h-11"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex min-w-0 flex-col gap-10">
            {sections.map(({ id, title: heading, body }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`} className="type-h3">
                  {heading}
                </h2>
                <div className={prose}>{body}</div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
