import { pagePaths } from '@poolpros/contracts/paths';
import { useLoaderData } from 'react-router-dom';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import type { LoadedText } from '../../../shared/reading/texts.js';
import { shownSpecializations } from '../../../shared/specializations/specialization.js';
import { SpecializationCard } from '../../../shared/specializations/specialization-card.js';
import { type SpecializationFront, specializationTexts } from '../specialization-texts.js';
import { PriceRanges, RangeNote } from './price-ranges.js';

/** The specializations side by side, and how to choose. */
export function SpecializationList() {
  const { name, frontmatter, contents } = useLoaderData<LoadedText<SpecializationFront>>();
  return (
    <ReadingPage
      page="specializations"
      title={frontmatter.title}
      lead="Some builders have made one kind of pool their own. These are the six that you can search for."
      updated={frontmatter.updated}
      contents={[{ id: 'six', title: 'The six' }, ...contents, { id: 'ranges', title: 'What they cost' }]}
      next={{
        title: 'Not sure yet?',
        text: 'Add up a pool line by line, with the deck, the heat and the fence that you want. The result is a range with its sources.',
        label: 'Open the cost calculator',
        to: pagePaths.costCalculator,
      }}
      related={frontmatter.related}
    >
      <section aria-labelledby="six">
        <h2 id="six" className="mt-0">
          The six
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
