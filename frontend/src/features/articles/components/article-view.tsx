import { longDate } from '@poolpros/contracts/long-date';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { useLoaderData } from 'react-router-dom';
import { brand } from '../../../shared/brand.js';
import { Seo } from '../../../shared/lib/seo.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { Sources } from '../../../shared/reading/sources.js';
import type { LoadedText } from '../../../shared/reading/texts.js';
import type { ArticleFront } from '../article.js';
import { articleTexts } from '../article-texts.js';
import { FeedLink } from './feed-link.js';
import { InShort } from './in-short.js';

/** An article with its sources. */
export function ArticleView() {
  const { name, frontmatter, readingMinutes, contents } = useLoaderData<LoadedText<ArticleFront>>();
  const { title, description, date, updated, short, sources, next, related } = frontmatter;
  const path = pathTo(pagePaths.article, { slug: name });
  return (
    <>
      <Seo title={title} description={description} path={path} dates={{ published: date, updated }} />
      <FeedLink />
      <ReadingPage
        page="article"
        labels={{ title }}
        parameters={{ slug: name }}
        title={title}
        lead={description}
        updated={updated}
        article={{ published: date, citations: sources.map(({ url }) => url) }}
        readingMinutes={readingMinutes}
        contents={contents}
        next={next}
        related={related}
      >
        <InShort points={short} />
        <articleTexts.Text name={name} />
        <Sources sources={sources} />
        <p className="not-prose type-small mt-6 text-muted">
          By the editors of {brand.name}. First published {longDate(date)}.
        </p>
      </ReadingPage>
    </>
  );
}
