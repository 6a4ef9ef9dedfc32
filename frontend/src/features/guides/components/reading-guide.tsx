import type { RouteName } from '@poolpros/contracts/page-table';
import type { ReactNode } from 'react';
import type { Guide } from '../../../../content/guides/types.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import type { TextContents } from '../../../shared/reading/text.js';
import { searchPath } from '../search-path.js';
import { Questions, Sources } from './guide-parts.js';

export interface ReadingGuideProps {
  page: RouteName;
  guide: Guide;
  /** The headings of `children`; those of questions and sources follow. */
  contents: TextContents;
  children: ReactNode;
}

/** A guide that is read from its first line to its last. */
export function ReadingGuide({ page, guide, contents, children }: ReadingGuideProps) {
  const { title, lead, updated, questions, sources, sourcesAre, next, related } = guide;
  return (
    <ReadingPage
      page={page}
      title={title}
      lead={lead}
      updated={updated}
      article={{ citations: sources.flatMap(({ url }) => url ?? []) }}
      contents={[...contents, { id: 'questions', title: 'Questions' }, { id: 'sources', title: 'Sources' }]}
      next={{ ...next, to: searchPath(next.search) }}
      related={related}
    >
      {children}
      <div className="not-prose mt-10 flex flex-col gap-10">
        <Questions questions={questions} />
        <Sources sources={sources} sourcesAre={sourcesAre} />
      </div>
    </ReadingPage>
  );
}
