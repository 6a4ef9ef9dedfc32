import { useLoaderData } from 'react-router-dom';
import { specializationList } from '../../../../content/specializations/specializations.js';
import { shownSpecializations } from '../../../entities/specializations/specialization.js';
import { SpecializationCard } from '../../../entities/specializations/specialization-card.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import type { LoadedText } from '../../../shared/reading/texts.js';
import { type SpecializationFront, specializationTexts } from '../specialization-texts.js';
import { PriceRanges, RangeNote } from './price-ranges.js';

/** The specializations side by side, and how to choose. */
export function SpecializationList() {
  const { name, frontmatter, contents } = useLoaderData<LoadedText<SpecializationFront>>();
  return (
    <ReadingPage
      page="specializations"
      title={frontmatter.title}
      lead={specializationList.lead}
      updated={frontmatter.updated}
      contents={[{ id: 'six', title: 'Six kinds of pools' }, ...contents, { id: 'ranges', title: 'What they cost' }]}
      next={specializationList.next}
      related={frontmatter.related}
    >
      <section aria-labelledby="six">
        <h2 id="six" className="mt-0">
          Six kinds of pools
        </h2>
        <ul className="not-prose mt-4 grid gap-4 sm:grid-cols-2">
          {shownSpecializations.map((specialization) => (
            <li key={specialization.urlSlug}>
              <SpecializationCard specialization={specialization} text={specialization.description} />
            </li>
          ))}
        </ul>
      </section>
      <specializationTexts.Text name={name} />
      <section aria-labelledby="ranges">
        <h2 id="ranges">What they cost</h2>
        <RangeNote />
        <PriceRanges />
      </section>
    </ReadingPage>
  );
}
