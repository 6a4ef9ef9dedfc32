import { pagePaths } from '@poolpros/contracts/paths';
import { Link } from 'react-router-dom';
import { districtFacts } from '../../../../content/regulations/district.js';
import { licenseText } from '../../../shared/lib/license-text.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { Note } from '../../../shared/ui/states.js';
import type { StateRow } from '../load-rules.js';
import { FactList } from './fact-list.js';
import { StandingLegend } from './standing-legend.js';
import { StateTable } from './state-table.js';

const kinds = ['license', 'registration', 'none', 'unknown'] as const;

/** Every state with what it asks of pool builders and of home pools. */
export function RegulationsOverview({ rows }: { rows: readonly StateRow[] }) {
  const counted = kinds.map((kind) => ({ kind, rows: rows.filter(({ license }) => license.kind === kind) }));
  return (
    <ReadingPage
      page="regulations"
      title="Pool rules by state"
      lead="Who has to be licensed to build a pool, and what has to stand around it, in all 50 states, with a mark on each fact that says how sure it is."
      contents={[
        { id: 'states', title: 'All 50 states' },
        { id: 'district', title: 'District of Columbia' },
        { id: 'license-kinds', title: 'License or registration' },
        { id: 'who-decides', title: 'Who decides what' },
        { id: 'standing', title: 'How sure this is' },
      ]}
      next={{
        title: 'Know the rule, then the firm',
        text: 'Search by ZIP or city, and ask each firm for the number that your state gives.',
        label: 'Find contractors near you',
        to: pagePaths.nearMe,
      }}
      related={['costCalculator', 'financing', 'states', 'blog']}
    >
      <Note tone="amber">
        No legal advice. Laws move faster than pages, and much of this comes from secondary sources; each state’s page
        names the office that can confirm it.
      </Note>
      <section aria-labelledby="states">
        <h2 id="states">All 50 states</h2>
        <StateTable caption="License and barrier by state" rows={rows} />
      </section>
      <section aria-labelledby="district">
        <h2 id="district">District of Columbia</h2>
        <p>
          The capital lies in none of the states. Its weather, electricity price and price level are known, and stand in
          the <Link to={pagePaths.costCalculator}>cost</Link> and{' '}
          <Link to={pagePaths.energyCalculator}>energy calculators</Link>; of its rules little is.
        </p>
        <FactList facts={districtFacts} />
      </section>
      <section aria-labelledby="license-kinds">
        <h2 id="license-kinds">License or registration</h2>
        <p>
          A license usually stands for an exam, experience or a class of work. A registration says that a firm has given
          its name, and often a bond or insurance, to the state. Where the state has neither, a city or county may still
          have one of its own.
        </p>
        <dl className="not-prose mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {counted.map(({ kind, rows: [first, ...rest] }) =>
            first ? (
              <div key={kind} className="border-t border-rule pt-3">
                <dt className="font-semibold">
                  {licenseText(first.license)}: {rest.length + 1}
                </dt>
                <dd className="type-small mt-1 text-soft">
                  {[first, ...rest].map(({ state }) => state.label).join(', ')}
                </dd>
              </div>
            ) : null,
          )}
        </dl>
      </section>
      <section aria-labelledby="who-decides">
        <h2 id="who-decides">Who decides what</h2>
        <p>
          Four offices meet at a pool. The state board looks after the firm. The building department of the city or
          county looks after the permit, the setbacks and the barrier. An electrical inspector, from the state or the
          city, looks at bonding and circuits. And the water and sewer utility has a say in filling and draining.
        </p>
        <p>
          Where a state has adopted a code, a town may still change it, and in a few states the town may even ask for
          less. That is why the last step is always a call to the department at your address.
        </p>
      </section>
      <StandingLegend />
    </ReadingPage>
  );
}
