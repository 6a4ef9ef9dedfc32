import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { financingDates, financingNote, financingPage } from '../../../../content/financing/financing-page.js';
import { programs } from '../../../../content/financing/state-programs.js';
import { financingFacts, type WayToPay, waysToPay } from '../../../../content/financing/ways-to-pay.js';
import { stateInText } from '../../../entities/places/state-in-text.js';
import { contentsOf, PageSection } from '../../../shared/reading/page-sections.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { RowTable } from '../../../shared/reading/row-table.js';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';
import { programPages } from '../program-pages.js';
import { FinancingFacts } from './financing-facts.js';
import { WayFacts } from './way.js';

const {
  title,
  lead,
  next,
  sections: { glance, ...after },
} = financingPage;

/** Ways to pay for a pool, side by side and one by one. */
export const FinancingGuide = () => (
  <ReadingPage
    page="financing"
    title={title}
    lead={lead}
    updated={financingDates.updated}
    article={{ published: financingDates.published }}
    contents={[...contentsOf({ glance }), ...waysToPay.map(({ id, title }) => ({ id, title })), ...contentsOf(after)]}
    next={next}
    related={['costCalculator', 'regulations', 'energyCalculator', 'blog']}
  >
    <Note>{financingNote}</Note>
    <Glance />
    {waysToPay.map((way) => (
      <Way key={way.id} way={way} />
    ))}
    <PageSection id="compare-offers" section={after['compare-offers']} />
    <PageSection id="federal-rules" section={after['federal-rules']}>
      <FinancingFacts facts={financingFacts} />
    </PageSection>
    <PageSection id="state-programs" section={after['state-programs']}>
      <ul>
        {programPages().map(({ state, program }) => (
          <li key={`${state.slug} ${program}`}>
            <Link
              to={pathTo(pagePaths.financingProgram, { state: state.slug, program })}
              className="inline-block pointer-coarse:py-3"
            >
              {`${programs[program].title} in ${stateInText(state.label)}`}
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  </ReadingPage>
);

const glanceColumns = [
  ['Secured by the home', 'home'],
  ['When you get the money', 'money'],
  ['Rate', 'rate'],
] as const;

const Glance = () => (
  <PageSection id="glance" section={glance}>
    <RowTable
      caption="Seven ways to pay for a pool"
      columns={['Way to pay', ...glanceColumns.map(([column]) => column)]}
      className="text-[0.9375rem]/[1.375rem]"
      rows={waysToPay.map((way) => ({
        key: way.id,
        head: (
          <a href={`#${way.id}`} className="link inline-flex min-h-11 items-center roomy:-my-2">
            {way.title}
          </a>
        ),
        cells: glanceColumns.map(([label, key]) => ({ label, value: way[key] })),
      }))}
    />
  </PageSection>
);

const Way = ({ way }: { way: WayToPay }) => (
  <section aria-labelledby={way.id}>
    <h2 id={way.id}>{way.title}</h2>
    <WayFacts way={way} />
  </section>
);
