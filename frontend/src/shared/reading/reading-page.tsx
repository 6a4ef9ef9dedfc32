import { breadcrumbs } from '@poolpros/contracts/breadcrumbs';
import { longDate } from '@poolpros/contracts/long-date';
import type { RouteName } from '@poolpros/contracts/page-table';
import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageTrail } from '../layout/page-trail.js';
import { RelatedPages } from '../layout/related-pages.js';
import { JsonLd } from '../lib/json-ld.js';
import { useServices } from '../lib/services.js';
import { Button, ButtonLink } from '../ui/button.js';
import { type ArticleFacts, articleData } from './article-data.js';
import { PageContents } from './page-contents.js';
import type { TextContents } from './text.js';

export interface NextStep {
  title: string;
  text: string;
  /** The label of the link. */
  label: string;
  to: string;
}

export interface ReadingPageProps {
  /** The row of the page, for its breadcrumbs. */
  page: RouteName;
  /** Labels of the breadcrumbs that come from data, by the names in the rows. */
  labels?: Readonly<Record<string, string>>;
  /** The parameters of the paths in the breadcrumbs. */
  parameters?: Readonly<Record<string, string>>;
  title: string;
  lead: string;
  /** The day of the last change, as 2026-11-22. */
  updated?: string;
  /**
   * Structured data of a dated text by the editors, with its description if that is not the lead; pages about the site
   * itself have none.
   */
  article?: Pick<ArticleFacts, 'published' | 'citations'> & Partial<Pick<ArticleFacts, 'description'>>;
  readingMinutes?: number;
  /** Below the lead. */
  menu?: ReactNode;
  /**
   * The headings of the text, with the fragments that lead to them. A page without them takes the whole width, and its
   * next step and related pages follow the text.
   */
  contents?: TextContents;
  next: NextStep;
  /** Other pages to read, by their rows. */
  related: readonly RouteName[];
  /** After all the rest of a wide page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A page of text, with its dates, one next step and related pages. */
export function ReadingPage(props: ReadingPageProps) {
  const { page, labels, parameters, title, lead, updated, article } = props;
  const { publicUrl, ogImageUrl } = useServices();
  const path = breadcrumbs(page, labels, parameters).at(-1)?.path ?? '';
  return (
    <>
      <PageTrail page={page} labels={labels} parameters={parameters} />
      {article && updated && (
        <JsonLd
          data={articleData(publicUrl, path, {
            title,
            description: lead,
            image: ogImageUrl?.({ title, line: lead }),
            updated,
            ...article,
          })}
        />
      )}
      {props.contents ? <Columns {...props} contents={props.contents} /> : <Wide {...props} />}
    </>
  );
}

/** Contents, text and what to do next in columns, below each other on small screens. */
const Columns = (props: ReadingPageProps & { contents: TextContents }) => (
  <div className="wrap pt-2 pb-16 lg:pt-6 lg:pb-22 print:pb-0">
    <Head {...props} className="max-w-(--container-read)" titleClassName="md:text-[2.75rem] md:leading-[1.06]" />
    <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:mt-10 lg:grid-cols-[minmax(0,44rem)_272px] lg:justify-between xl:grid-cols-[210px_minmax(0,44rem)_272px] print:block">
      <PageContents contents={props.contents} />
      <div className="prose min-w-0">{props.children}</div>
      <aside aria-label="Where to go from here" className="flex flex-col gap-6 lg:sticky lg:top-24 print:hidden">
        <NextStepCard next={props.next} />
        <RelatedPages pages={props.related} />
        <Button size="sm" className="self-start" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
      </aside>
    </div>
  </div>
);

const Wide = (props: ReadingPageProps) => (
  <div className="wrap flex flex-col gap-12 pt-2 pb-16 lg:gap-16 lg:pt-6 lg:pb-22">
    <Head {...props} className="-mb-6 lg:-mb-9" />
    {props.children}
    <div className="grid gap-8 rounded-panel bg-surface-quiet p-5 md:grid-cols-2 md:gap-12 md:p-8 print:hidden">
      <section aria-labelledby="next-step">
        <h2 id="next-step" className="type-h3">
          {props.next.title}
        </h2>
        <p className="mt-2 mb-5 text-soft">{props.next.text}</p>
        <ButtonLink variant="primary" size="lg" className="text-center whitespace-normal!" to={props.next.to}>
          {props.next.label}
        </ButtonLink>
      </section>
      <RelatedPages pages={props.related} />
    </div>
    {props.foot}
  </div>
);

interface HeadProps extends Pick<ReadingPageProps, 'title' | 'lead' | 'updated' | 'readingMinutes' | 'menu'> {
  className: string;
  titleClassName?: string;
}

const Head = ({ title, lead, updated, readingMinutes, menu, className, titleClassName }: HeadProps) => (
  <header className={className}>
    <h1 className={clsx('type-h1', titleClassName)}>{title}</h1>
    <p className="type-lead mt-3.5 max-w-(--container-read)">{lead}</p>
    {(updated ?? readingMinutes) !== undefined && (
      <p className="type-small mt-4 flex flex-wrap gap-x-4 text-muted">
        {updated && (
          <span>
            Updated <time dateTime={updated}>{longDate(updated)}</time>
          </span>
        )}
        {readingMinutes && <span>{`${readingMinutes} min read`}</span>}
      </p>
    )}
    {menu}
  </header>
);

/** The next step of a page. */
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
