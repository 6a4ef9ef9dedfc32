import { useLoaderData } from 'react-router-dom';
import {
  LocalListings,
  type LocalListingsProps,
  localFragment,
} from '../../../entities/local-listings/local-listings.js';
import { noFilters, searchResultsPath } from '../../../entities/search/search-filters.js';
import { useVisitorZip } from '../../../entities/search/visitor-zip.js';
import { rowOf, type ShownSpecialization } from '../../../entities/specializations/specialization.js';
import { JsonLd } from '../../../shared/lib/json-ld.js';
import { useServices } from '../../../shared/lib/services.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { Sources } from '../../../shared/reading/sources.js';
import type { LoadedText } from '../../../shared/reading/texts.js';
import { Link } from '../../../shared/ui/link.js';
import { type SpecializationFront, specializationTexts } from '../specialization-texts.js';
import { specializationData } from '../structured-data.js';
import { PriceRanges, RangeNote } from './price-ranges.js';
import { SpecializationFacts } from './specialization-facts.js';

export interface SpecializationViewProps extends Pick<LocalListingsProps, 'onContact'> {
  specialization: ShownSpecialization;
}

/** What a specialization is, what it costs, what to ask and who builds it. */
export function SpecializationView({ specialization, onContact }: SpecializationViewProps) {
  const { publicUrl } = useServices();
  const { name: file, frontmatter, readingMinutes, contents } = useLoaderData<LoadedText<SpecializationFront>>();
  const zip = useVisitorZip();
  const { id, name, urlSlug, description } = specialization;
  return (
    <>
      <JsonLd data={specializationData(publicUrl, specialization)} />
      <ReadingPage
        page={rowOf[urlSlug]}
        title={name}
        lead={description}
        updated={frontmatter.updated}
        readingMinutes={readingMinutes}
        contents={[
          ...contents,
          { id: 'ranges', title: 'Compare all six' },
          { id: localFragment, title: 'Builders near you' },
        ]}
        next={{
          title: zip ? `Find builders near ${zip}` : 'Find builders near you',
          text: `Search for contractors that list ${name.toLowerCase()} among their services, then write to up to four of them.`,
          label: 'Search builders',
          to: searchResultsPath({ ...noFilters, location: zip, serviceType: id }),
        }}
        related={frontmatter.related}
      >
        <SpecializationFacts specialization={specialization} />
        <specializationTexts.Text name={file} />
        {frontmatter.sources && <Sources sources={frontmatter.sources} checked={frontmatter.updated} />}
        <section aria-labelledby="ranges">
          <h2 id="ranges">Compare all six</h2>
          <RangeNote />
          <PriceRanges current={urlSlug} />
        </section>
        <LocalListings
          serviceType={id}
          named={name.toLowerCase()}
          title="Builders near you"
          otherwise={
            <>
              Other pool builders near you may take on a project like this:{' '}
              <Link to={searchResultsPath({ ...noFilters, serviceType: 'inground' })}>search for them</Link> and ask.
            </>
          }
          onContact={onContact}
        />
      </ReadingPage>
    </>
  );
}
