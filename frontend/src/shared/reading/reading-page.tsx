import { breadcrumbs } from '@poolpros/contracts/breadcrumbs';
import type { RouteName } from '@poolpros/contracts/page-table';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageTrail } from '../layout/page-trail.js';
import { RelatedPages } from '../layout/related-pages.js';
import { JsonLd } from '../lib/json-ld.js';
import { longDate } from '../lib/long-date.js';
import { useServices } from '../lib/services.js';
import { Button, ButtonLink } from '../ui/button.js';
import { type ArticleFacts, articleData } from './article-data.js';
import type { TextContents } from './text.js';
import { useCurrentSection } from './use-current-section.js';

export interface NextStep {
  title: string;
  text: string;
  /** What the link says. */
  label: string;
  to: string;
}

export interface ReadingPageProps {
  /** The row of the page, by which its breadcrumbs go. */
  page: RouteName;
  /** Labels of the breadcrumbs that come from data, by the names in the rows. */
  labels?: Readonly<Record<string, string>>;
  /** What the paths of the breadcrumbs are filled in with. */
  parameters?: Readonly<Record<string, string>>;
  title: string;
  lead: string;
  /** The day of the last change, as 2026-11-22. */
  updated?: string;
  /** What machines are told of a dated text by the editors; pages about the site itself have none. */
  article?: Pick<ArticleFacts, 'published' | 'citations'>;
  readingMinutes?: number;
  /** The headings of the text, with the fragments that lead to them. */
  contents: TextContents;
  next: NextStep;
  /** Other pages to read, by their rows. */
  related: readonly RouteName[];
  children: ReactNode;
}

/** A page that is read: its contents beside the text, or above it on small screens, and one way on. */
export function ReadingPage(props: ReadingPageProps) {
  const { page, labels, parameters, title, lead, updated, article, readingMinutes, contents, next, related, children } =
    props;
  const { publicUrl } = useServices();
  const path = breadcrumbs(page, labels, parameters).at(-1)?.path ?? '';
  return (
    <>
      <PageTrail page={page} labels={labels} parameters={parameters} />
      {article && updated && (
        <JsonLd data={articleData(publicUrl, path, { ...article, title, description: lead, updated })} />
      )}
      <div className="wrap pt-2 pb-16 lg:pt-6 lg:pb-22 print:pb-0">
        <header className="max-w-(--container-read)">
          <h1 className="type-h1 md:text-[2.75rem] md:leading-[1.06]">{title}</h1>
          <p className="type-lead mt-3.5">{lead}</p>
          <Dates updated={updated} readingMinutes={readingMinutes} />
        </header>
        <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:mt-10 lg:grid-cols-[minmax(0,44rem)_272px] lg:justify-between xl:grid-cols-[210px_minmax(0,44rem)_272px] print:block">
          <Contents contents={contents} />
          <div className="prose min-w-0">{children}</div>
          <aside aria-label="Where to go from here" className="flex flex-col gap-6 lg:sticky lg:top-24 print:hidden">
            <NextStepCard next={next} />
            <RelatedPages pages={related} />
            <Button size="sm" className="self-start" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              Print
            </Button>
          </aside>
        </div>
      </div>
    </>
  );
}

function Dates({ updated, readingMinutes }: Pick<ReadingPageProps, 'updated' | 'readingMinutes'>) {
  if (updated === undefined && readingMinutes === undefined) return null;
  return (
    <p className="type-small mt-4 flex flex-wrap gap-x-4 text-muted">
      {updated && (
        <span>
          Updated <time dateTime={updated}>{longDate(updated)}</time>
        </span>
      )}
      {readingMinutes && <span>{`${readingMinutes} min read`}</span>}
    </p>
  );
}

function Contents({ contents }: { contents: TextContents }) {
  const current = useCurrentSection(contents);
  return (
    <nav
      aria-labelledby="on-this-page"
      className="min-w-0 max-xl:rounded-card max-xl:bg-surface-quiet max-xl:px-5 max-xl:py-4 lg:col-span-full xl:sticky xl:top-24 xl:col-span-1 print:hidden"
    >
      <h2 id="on-this-page" className="type-marker">
        On this page
      </h2>
      <ol className="mt-3 gap-x-8 sm:columns-2 xl:columns-1 xl:border-l-2 xl:border-rule">
        {contents.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="flex min-h-11 items-center py-1.5 text-sm/5 text-soft hover:text-link xl:-ml-0.5 xl:min-h-8 xl:border-l-2 xl:border-transparent xl:pl-4 xl:aria-[current]:border-pool-700 xl:aria-[current]:font-semibold xl:aria-[current]:text-pool-700 pointer-coarse:xl:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The one step that a page leads to. */
export const NextStepCard = ({ next: { title, text, label, to } }: { next: NextStep }) => (
  <section aria-labelledby="next-step" className="flex flex-col items-start gap-3 rounded-card bg-surface-quiet p-5">
    <h2 id="next-step" className="type-h4">
      {title}
    </h2>
    <p className="type-small text-soft">{text}</p>
    <ButtonLink variant="soft" size="sm" to={to}>
      {label}
    </ButtonLink>
  </section>
);
