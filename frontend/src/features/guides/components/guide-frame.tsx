import type { RouteName } from '@poolpros/contracts/page-table';
import { pagePaths } from '@poolpros/contracts/paths';
import type { ReactNode } from 'react';
import type { Guide } from '../../../../content/guides/types.js';
import { PageTrail } from '../../../shared/layout/page-trail.js';
import { JsonLd } from '../../../shared/lib/json-ld.js';
import { useServices } from '../../../shared/lib/services.js';
import { articleData } from '../../../shared/reading/article-data.js';
import { Questions, RelatedLinks, Sources, UpdatedOn } from './guide-parts.js';

export interface GuideFrameProps {
  page: RouteName;
  guide: Guide;
  /** Below the title, above everything else. */
  menu?: ReactNode;
  children: ReactNode;
}

/** A guide that needs the whole width: its title above, questions, related links and sources below. */
export function GuideFrame({ page, guide, menu, children }: GuideFrameProps) {
  const { title, lead, updated, questions, sources, sourcesAre, next, related } = guide;
  const { publicUrl } = useServices();
  const citations = sources.flatMap(({ url }) => url ?? []);
  return (
    <>
      <PageTrail page={page} />
      <JsonLd data={articleData(publicUrl, pagePaths[page], { ...guide, citations })} />
      <div className="wrap flex flex-col gap-12 pt-2 pb-16 lg:gap-16 lg:pt-6 lg:pb-22">
        <header className="-mb-6 lg:-mb-9">
          <h1 className="type-h1">{title}</h1>
          <p className="type-lead mt-2 max-w-[42rem]">{lead}</p>
          <UpdatedOn day={updated} />
          {menu}
        </header>
        {children}
        <Questions questions={questions} />
        <RelatedLinks next={next} related={related} />
        <Sources sources={sources} sourcesAre={sourcesAre} />
      </div>
    </>
  );
}
