import { feedPath } from '@poolpros/contracts/paths';
import { ArticleList } from '../../features/articles/components/article-list.js';
import { FeedLink } from '../../features/articles/components/feed-link.js';
import { PageTrail } from '../../shared/layout/page-trail.js';

export const description =
  'Articles for people who plan, buy or take care of a pool, spa, hot tub, sauna or steam room: contracts, care, repairs and safety, each with its sources.';

export const Component = () => (
  <>
    <FeedLink />
    <PageTrail page="blog" />
    <div className="wrap pt-2 pb-16 lg:pt-6 lg:pb-22">
      <h1 className="type-h1">Blog</h1>
      <p className="type-lead mt-3 max-w-[44rem]">
        Longer reads on planning, buying and owning a pool, spa, hot tub or sauna. Each one is dated and lists its
        sources.{' '}
        <a href={feedPath} className="link">
          Subscribe via RSS
        </a>
      </p>
      <ArticleList />
    </div>
  </>
);
