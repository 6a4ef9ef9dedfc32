import { longDate } from '@poolpros/contracts/long-date';
import {
  chemistry,
  chemistrySources,
  chemistryUpdated,
  type SourceOfValues,
} from '../../../../content/care/chemistry.js';
import {
  chemicalRules,
  hotTubRhythm,
  lifetimes,
  rhythm,
  seasons,
  type UpkeepList,
  upkeepDates,
  waterTypes,
} from '../../../../content/care/upkeep.js';
import { chemicalEmergency, upkeepPage } from '../../../../content/care/upkeep-page.js';
import { contentsOf, PageSection } from '../../../shared/reading/page-sections.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { Note } from '../../../shared/ui/states.js';
import { ChemistryTable, StabilizerTable } from './chemistry-table.js';

const { sections, title, lead, next } = upkeepPage;
const contents = contentsOf(sections);
const sources: readonly SourceOfValues[] = Object.values(chemistrySources);
const unsourced = chemistry.filter(({ from }) => from.length === 0).map(({ name }) => name.toLowerCase());

/** What a pool needs through the year, and what its water is to be. */
export const MaintenanceTips = () => (
  <ReadingPage
    page="maintenanceTips"
    title={title}
    lead={lead}
    updated={upkeepDates.updated}
    article={{ published: upkeepDates.published }}
    contents={contents}
    next={next}
    related={['doseCalculator', 'poolProblems', 'careCalendar', 'ecoGuide', 'blog']}
  >
    <PageSection id="rhythm" section={sections.rhythm}>
      <dl className="not-prose mt-4 grid gap-x-6 text-[0.9375rem]/6 sm:grid-cols-[12rem_1fr]">
        {rhythm.map(({ often, work }) => (
          <div key={often} className="border-t border-rule py-2.5 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="font-semibold">{often}</dt>
            <dd>{work}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
    <PageSection id="chemistry" section={sections.chemistry}>
      <ChemistryTable />
    </PageSection>
    <PageSection id="stabilizer" section={sections.stabilizer}>
      <StabilizerTable />
    </PageSection>
    <PageSection id="chemicals" section={sections.chemicals}>
      <ul>
        {chemicalRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className="mt-5">
        <Note tone="brick">{chemicalEmergency}</Note>
      </div>
    </PageSection>
    <PageSection id="seasons" section={sections.seasons}>
      {seasons.map((list) => (
        <Upkeep key={list.id} list={list} />
      ))}
    </PageSection>
    <PageSection id="water-types" section={sections['water-types']}>
      {waterTypes.map((list) => (
        <Upkeep key={list.id} list={list} />
      ))}
    </PageSection>
    <PageSection id="hot-tub" section={sections['hot-tub']}>
      <p>{hotTubRhythm.text}</p>
      <Steps list={hotTubRhythm} />
    </PageSection>
    <PageSection id="lifetimes" section={sections.lifetimes}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section aria-label="How many years parts last" tabIndex={0} className="table-frame">
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Years</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {lifetimes.map(({ part, years, sourced }) => (
              <tr key={part}>
                <td>{part}</td>
                <td>{years}</td>
                <td>{sourced ? 'Published' : 'Common experience'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </PageSection>
    <PageSection
      id="where-from"
      section={sections['where-from']}
      values={{ day: longDate(chemistryUpdated), unsourced: unsourced.join(' and ') }}
    >
      <ul>
        {sources.map(({ title, says, url, read }) => (
          <li key={title}>
            {url ? <a href={url}>{title}</a> : title}: {says} {read && `Read ${longDate(read)}.`}
          </li>
        ))}
      </ul>
    </PageSection>
  </ReadingPage>
);

const Upkeep = ({ list }: { list: UpkeepList }) => (
  <section aria-labelledby={list.id}>
    <h3 id={list.id}>{list.title}</h3>
    <p>{list.text}</p>
    <Steps list={list} />
  </section>
);

function Steps({ list: { steps, ordered } }: { list: UpkeepList }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </List>
  );
}
