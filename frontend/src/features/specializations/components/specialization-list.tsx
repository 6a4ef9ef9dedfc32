import { pagePaths } from '@poolpros/contracts/paths';
import { Link, useLoaderData } from 'react-router-dom';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import type { LoadedText } from '../../../shared/reading/texts.js';
import { rangeText, shownSpecializations } from '../../../shared/specializations/specialization.js';
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
          {shownSpecializations.map(({ urlSlug, name: title, path, picture, description, priceRange }) => (
            <li key={urlSlug}>
              <Link
                to={path}
                className="flex h-full flex-col overflow-hidden rounded-card border border-rule bg-surface transition-shadow duration-(--duration-quick) hover:shadow-raised"
              >
                <img
                  src={picture}
                  alt=""
                  width={480}
                  height={360}
                  loading="lazy"
                  decoding="async"
                  className="aspect-16/9 w-full object-cover print:hidden"
                />
                <span className="flex flex-col gap-1 px-4 py-3.5">
                  <span className="type-h4">{title}</span>
                  <span className="text-[0.9375rem] font-semibold text-pool-700 tabular-nums">
                    {rangeText(priceRange)}
                  </span>
                  <span className="type-small text-soft">{description}</span>
                </span>
              </Link>
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
