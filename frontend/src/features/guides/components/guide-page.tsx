import type { RouteName } from '@poolpros/contracts/page-table';
import type { ReactNode } from 'react';
import type { Guide } from '../../../../content/guides/types.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import type { TextContents } from '../../../shared/reading/text.js';
import { searchPath } from '../search-path.js';
import { Questions, Sources } from './guide-parts.js';

export interface GuidePageProps {
  page: RouteName;
  guide: Guide;
  /** The headings of `children`, those of questions and sources follow; a guide without them takes the whole width. */
  contents?: TextContents;
  /** Below the lead. */
  menu?: ReactNode;
  children: ReactNode;
}

/** A guide whose words are data, with its questions and sources. */
export function GuidePage({ page, guide, contents, menu, children }: GuidePageProps) {
  const { title, lead, description, published, updated, questions, sources, sourcesAre, next, related } = guide;
  const citations = sources.flatMap(({ url }) => url ?? []);
  const common = { page, title, lead, updated, next: { ...next, to: searchPath(next.search) }, related };
  const asked = <Questions questions={questions} />;
  const origin = <Sources sources={sources} sourcesAre={sourcesAre} />;
  if (!contents)
    return (
      <ReadingPage {...common} article={{ published, citations, description }} menu={menu} foot={origin}>
        {children}
        {asked}
      </ReadingPage>
    );
  return (
    <ReadingPage
      {...common}
      article={{ published, citations }}
      contents={[...contents, { id: 'questions', title: 'Questions' }, { id: 'sources', title: 'Sources' }]}
    >
      {children}
      <div className="not-prose mt-10 flex flex-col gap-10">
        {asked}
        {origin}
      </div>
    </ReadingPage>
  );
}
