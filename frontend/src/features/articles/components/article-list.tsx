import { counted } from '@poolpros/contracts/counted';
import { longDate } from '@poolpros/contracts/long-date';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { useSearchParams } from 'react-router-dom';
import { blogNextSteps } from '../../../../content/blog.js';
import { RelatedPages } from '../../../shared/layout/related-pages.js';
import { NextStepCard } from '../../../shared/reading/reading-page.js';
import { Link } from '../../../shared/ui/link.js';
import { type Article, type Topic, topics } from '../article.js';
import { articles } from '../articles.js';

const isTopic = (text: string | null): text is Topic => text !== null && Object.hasOwn(topics, text);

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-control px-4 text-sm font-medium hover:border-pool-700 hover:bg-pool-50 aria-[current]:border-pool-800 aria-[current]:bg-pool-800 aria-[current]:text-white';

/** The articles of a topic, or all of them, the newest first, and what to do after reading. */
export function ArticleList() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('topic');
  const topic = isTopic(asked) ? asked : null;
  const shown = articles.filter(({ frontmatter }) => topic === null || frontmatter.topic === topic);
  return (
    <>
      <nav aria-label="Topics" className="mt-6 print:hidden">
        <ul className="flex flex-wrap gap-2">
          <TopicLink label="All topics" current={topic === null} />
          {Object.entries(topics).map(([value, label]) => (
            <TopicLink key={value} label={label} value={value} current={topic === value} />
          ))}
        </ul>
      </nav>
      <p role="status" className="type-small mt-6 text-muted">
        {counted(shown.length, 'article')}
        {topic && ` about ${topics[topic].toLowerCase()}`}
      </p>
      <ul className="mt-2 grid gap-x-12 lg:grid-cols-2">
        {shown.map((article) => (
          <Entry key={article.slug} article={article} />
        ))}
      </ul>
      <div className="mt-6 grid items-start gap-6 md:grid-cols-2 lg:gap-12 print:hidden">
        <NextStepCard next={blogNextSteps[topic ?? 'all']} />
        <RelatedPages pages={['poolTypesGuide', 'maintenanceTips', 'poolProblems', 'regulations']} />
      </div>
    </>
  );
}

const TopicLink = ({ label, value, current }: { label: string; value?: string; current: boolean }) => (
  <li>
    <Link
      to={value ? `${pagePaths.blog}?topic=${value}` : pagePaths.blog}
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      className={chip}
    >
      {label}
    </Link>
  </li>
);

const Entry = ({ article: { slug, frontmatter, readingMinutes } }: { article: Article }) => (
  <li className="border-t border-rule py-6 print:break-inside-avoid">
    <article>
      <h2 className="type-h3">
        <Link
          to={pathTo(pagePaths.article, { slug })}
          className="relative after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:text-link hover:underline"
        >
          {frontmatter.title}
        </Link>
      </h2>
      <p className="mt-2 text-soft">{frontmatter.description}</p>
      <p className="type-small mt-3 flex flex-wrap gap-x-4 text-muted">
        <span>{topics[frontmatter.topic]}</span>
        <time dateTime={frontmatter.date}>{longDate(frontmatter.date)}</time>
        <span>{`${readingMinutes} min read`}</span>
      </p>
    </article>
  </li>
);
