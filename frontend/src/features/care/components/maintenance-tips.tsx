import { pagePaths } from '@poolpros/contracts/paths';
import { Link } from 'react-router-dom';
import { chemistry, chemistrySources, chemistryUpdated } from '../../../../content/care/chemistry.js';
import {
  chemicalRules,
  hotTubRhythm,
  lifetimes,
  rhythm,
  seasons,
  type UpkeepList,
  upkeepUpdated,
  waterTypes,
} from '../../../../content/care/upkeep.js';
import { longDate } from '../../../shared/lib/long-date.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { Note } from '../../../shared/ui/states.js';
import { searchFor } from '../search-for.js';
import { ChemistryTable } from './chemistry-table.js';

const contents = [
  { id: 'rhythm', title: 'How often' },
  { id: 'chemistry', title: 'Water chemistry' },
  { id: 'chemicals', title: 'Handling chemicals' },
  { id: 'seasons', title: 'By season' },
  { id: 'water-types', title: 'By kind of water' },
  { id: 'hot-tub', title: 'Hot tubs' },
  { id: 'lifetimes', title: 'How long parts last' },
  { id: 'sources', title: 'Sources' },
];

const unsourced = chemistry.filter(({ from }) => from.length === 0).map(({ name }) => name.toLowerCase());

/** What a pool needs through the year, and what its water is to be. */
export const MaintenanceTips = () => (
  <ReadingPage
    page="maintenanceTips"
    title="Looking after a pool, by season and by water"
    lead="What to do each day, week, month and year, the numbers your test kit should show, and when a part has served its time."
    updated={upkeepUpdated}
    article={{}}
    contents={contents}
    next={{
      title: 'No time for it?',
      text: 'A weekly visit covers most of this page. Search firms that offer it, and ask what their visit includes.',
      label: 'Find pool maintenance',
      to: searchFor('Pool Maintenance'),
    }}
    related={['poolProblems', 'careCalendar', 'ecoGuide', 'costCalculator', 'blog']}
  >
    <section aria-labelledby="rhythm">
      <h2 id="rhythm" className="mt-0!">
        How often
      </h2>
      <dl className="not-prose mt-4 grid gap-x-6 text-[0.9375rem]/6 sm:grid-cols-[12rem_1fr]">
        {rhythm.map(({ often, work }) => (
          <div key={often} className="border-t border-rule py-2.5 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="font-semibold">{often}</dt>
            <dd>{work}</dd>
          </div>
        ))}
      </dl>
      <p>
        In which month of the year what is due depends on your climate: the{' '}
        <Link to={pagePaths.careCalendar}>care calendar</Link> has ten zones, each with a file for your phone.
      </p>
    </section>
    <section aria-labelledby="chemistry">
      <h2 id="chemistry">Water chemistry</h2>
      <p>
        Parts per million, unless a row says otherwise. Alkalinity comes before pH, pH before chlorine: each is harder
        to set while the one before it is off.
      </p>
      <ChemistryTable />
    </section>
    <section aria-labelledby="chemicals">
      <h2 id="chemicals">Handling chemicals</h2>
      <ul>
        {chemicalRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className="mt-5">
        <Note tone="brick">
          Fumes, a splash in the eye, a swallowed product: fresh air, running water, then Poison Control at
          1-800-222-1222. Call 911 when somebody cannot breathe or does not wake.
        </Note>
      </div>
    </section>
    <section aria-labelledby="seasons">
      <h2 id="seasons">By season</h2>
      {seasons.map((list) => (
        <Upkeep key={list.id} list={list} />
      ))}
    </section>
    <section aria-labelledby="water-types">
      <h2 id="water-types">By kind of water</h2>
      {waterTypes.map((list) => (
        <Upkeep key={list.id} list={list} />
      ))}
    </section>
    <section aria-labelledby="hot-tub">
      <h2 id="hot-tub">{hotTubRhythm.title}</h2>
      <p>{hotTubRhythm.text}</p>
      <Steps list={hotTubRhythm} />
    </section>
    <section aria-labelledby="lifetimes">
      <h2 id="lifetimes">How long parts last</h2>
      <p>
        In years of normal use. Where no published figure stands behind a row, it is marked as common experience: a
        range to plan with, not a promise.
      </p>
      <div className="table-frame">
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Years</th>
              <th scope="col">From</th>
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
      </div>
    </section>
    <section aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ul>
        {Object.values(chemistrySources).map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <p>
        Gone through on {longDate(chemistryUpdated)}. Of the table, {unsourced.join(' and ')} follows the labels of
        makers alone. Your state or city may set other limits for public pools; at home the label of the product
        decides.
      </p>
    </section>
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
