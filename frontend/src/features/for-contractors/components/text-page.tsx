import type { RouteName } from '@poolpros/contracts/page-table';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type NextStep, ReadingPage } from '../../../shared/reading/reading-page.js';
import { Sources } from '../../../shared/reading/sources.js';
import type { TextContents } from '../../../shared/reading/text.js';
import type { LoadedText } from '../../../shared/reading/texts.js';
import { contractorTexts } from '../contractor-texts.js';

export interface TextPageProps {
  page: RouteName;
  lead: string;
  next: NextStep;
  related: readonly RouteName[];
  /** What comes before the text, with its headings. */
  first?: { contents: TextContents; body: ReactNode };
}

/** A page of one text. */
export function TextPage({ page, lead, next, related, first }: TextPageProps) {
  const { name, frontmatter, readingMinutes, contents } = useLoaderData<LoadedText>();
  const { title, updated, sources } = frontmatter;
  return (
    <ReadingPage
      page={page}
      title={title}
      lead={lead}
      updated={updated}
      readingMinutes={readingMinutes}
      contents={[...(first?.contents ?? []), ...contents]}
      next={next}
      related={related}
    >
      {first?.body}
      <contractorTexts.Text name={name} />
      {sources && <Sources sources={sources} checked={updated} />}
    </ReadingPage>
  );
}
