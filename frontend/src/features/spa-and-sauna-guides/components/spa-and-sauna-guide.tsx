import { serviceTypes } from '@poolpros/contracts/catalogue';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import {
  LocalListings,
  type LocalListingsProps,
  localFragment,
} from '../../../entities/local-listings/local-listings.js';
import { noFilters, searchResultsPath } from '../../../entities/search/search-filters.js';
import { useVisitorZip } from '../../../entities/search/visitor-zip.js';
import { ReadingPage, type ReadingPageProps } from '../../../shared/reading/reading-page.js';
import { Sources } from '../../../shared/reading/sources.js';
import type { TextContents } from '../../../shared/reading/text.js';
import type { LoadedText } from '../../../shared/reading/texts.js';
import { Link } from '../../../shared/ui/link.js';
import { type SpaAndSaunaFront, spaAndSaunaTexts } from '../guide-texts.js';

export interface SpaAndSaunaGuideProps
  extends Pick<ReadingPageProps, 'page' | 'related'>,
    Pick<LocalListingsProps, 'serviceType' | 'named' | 'onContact'> {
  pictures: readonly { src: string; alt: string }[];
  /** The headings of what is computed, below the text. */
  figures: TextContents;
  children: ReactNode;
}

/** A text about spas or saunas, computed figures, and contractors who do the work. */
export function SpaAndSaunaGuide({ pictures, figures, children, page, related, ...local }: SpaAndSaunaGuideProps) {
  const { name, frontmatter, readingMinutes, contents } = useLoaderData<LoadedText<SpaAndSaunaFront>>();
  const zip = useVisitorZip();
  const kind = serviceTypes[local.serviceType].label.toLowerCase();
  return (
    <ReadingPage
      page={page}
      title={frontmatter.title}
      lead={frontmatter.lead}
      updated={frontmatter.updated}
      article={{ published: frontmatter.published, citations: frontmatter.sources?.map(({ url }) => url) }}
      readingMinutes={readingMinutes}
      contents={[...contents, ...figures, { id: localFragment, title: 'Who does this work' }]}
      next={{
        title: zip ? `Contractors near ${zip}` : 'Contractors near you',
        text: `Search for contractors that list ${local.named} among their services, and ask them the questions on this page.`,
        label: `Search ${kind}`,
        to: searchResultsPath({ ...noFilters, location: zip, serviceType: local.serviceType }),
      }}
      related={related}
    >
      <div className="not-prose mb-8 flex gap-4">
        {pictures.map(({ src, alt }) => (
          <img
            key={src}
            src={src}
            alt={alt}
            width={480}
            height={360}
            className="h-auto w-full min-w-0 flex-1 rounded-card print:max-w-72"
          />
        ))}
      </div>
      <spaAndSaunaTexts.Text name={name} />
      {children}
      {frontmatter.sources && <Sources sources={frontmatter.sources} checked={frontmatter.updated} />}
      <LocalListings
        {...local}
        title="Who does this work"
        otherwise={
          <>
            Pool builders near you may know someone who does this work:{' '}
            <Link to={searchResultsPath({ ...noFilters, location: zip })}>search for them</Link> and ask.
          </>
        }
      />
    </ReadingPage>
  );
}
