import { pagePaths } from '@poolpros/contracts/paths';
import { Link } from 'react-router-dom';
import { financingFacts, type WayToPay, waysToPay } from '../../../../content/financing/ways-to-pay.js';
import { longDate } from '../../../shared/lib/long-date.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { Note } from '../../../shared/ui/states.js';

/** Ways to pay for a pool, side by side and one by one. */
export const FinancingGuide = () => (
  <ReadingPage
    page="financing"
    title="Ways to pay for a pool"
    lead="Seven ways, what stands behind each, what it costs beyond the interest, and what to ask before you sign. No rates: yours is the one that a lender puts in writing."
    updated="2026-11-22"
    article={{}}
    contents={[
      { id: 'glance', title: 'At a glance' },
      ...waysToPay.map(({ id, title }) => ({ id, title })),
      { id: 'compare-offers', title: 'Compare two offers' },
      { id: 'federal-rules', title: 'What federal rules say' },
      { id: 'state-programs', title: 'Programs of states' },
    ]}
    next={{
      title: 'What would it be a month?',
      text: 'Enter the rate of an offer. You see the payment, the interest in all, and every row of the schedule.',
      label: 'Open the payment calculator',
      to: pagePaths.paymentCalculator,
    }}
    related={['costCalculator', 'regulations', 'energyCalculator', 'blog']}
  >
    <Note>
      This page is no offer of credit and no advice on taxes or law. Nobody pays us for naming a kind of loan, and we
      name no lender.
    </Note>
    <Glance />
    {waysToPay.map((way) => (
      <Way key={way.id} way={way} />
    ))}
    <section aria-labelledby="compare-offers">
      <h2 id="compare-offers">Compare two offers</h2>
      <p>
        Hold each offer against the same four lines: the sum that reaches the builder, the annual percentage rate, the
        number of payments, and the total of all payments. An offer that will not give you all four in writing is not
        ready to be compared.
      </p>
      <p>
        Then look at the pool’s own calendar. A builder is paid by stages over weeks or months. Match the day on which a
        loan pays out to the day on which the first stage is due, and keep the last part until the final inspection. The{' '}
        <Link to={pagePaths.costCalculator}>cost calculator</Link> shows the lines that such a plan has to cover.
      </p>
    </section>
    <section aria-labelledby="federal-rules">
      <h2 id="federal-rules">What federal rules say</h2>
      <ul className="not-prose mt-4">
        {financingFacts.map(({ text, source, read }) => (
          <li key={text} className="break-inside-avoid border-t border-rule py-4">
            <p>{text}</p>
            <p className="type-small mt-2 text-soft">
              <a href={source.url} rel="noreferrer" className="link pointer-coarse:py-2 wrap-anywhere">
                {source.name}
              </a>
              , read in a stored copy on {longDate(read)}
            </p>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="state-programs">
      <h2 id="state-programs">Programs of states</h2>
      <p>
        We have found no program of a state that lends or pays for a home pool and that we could name with its source
        and its last day. So none is listed. A page that promises you one should name the law or the office behind it.
      </p>
      <p>
        Rebates for a pump or a solar heater are another matter: they come from power companies and energy offices, they
        change often, and we have not gathered them. Ask your power company before you choose the equipment.
      </p>
    </section>
  </ReadingPage>
);

const Glance = () => (
  <section aria-labelledby="glance">
    <h2 id="glance">At a glance</h2>
    <table className="not-prose mt-4 w-full text-left text-[0.9375rem]/[1.375rem] max-md:block">
      <caption className="sr-only">Seven ways to pay for a pool</caption>
      <thead className="type-small text-soft max-md:sr-only">
        <tr>
          {['Way to pay', 'Home behind it', 'Money comes', 'Rate'].map((title) => (
            <th key={title} scope="col" className="bg-surface-deck px-3 py-2.5 font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {waysToPay.map(({ id, title, home, money, rate }) => (
          <tr key={id} className="break-inside-avoid border-b border-rule align-top max-md:block max-md:py-3">
            <th scope="row" className="font-semibold max-md:block md:px-3 md:py-1">
              <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
                {title}
              </a>
            </th>
            {[
              ['Home behind it: ', home],
              ['Money comes: ', money],
              ['Rate: ', rate],
            ].map(([label, value]) => (
              <td key={label} className="max-md:block md:px-3 md:py-3">
                <span className="text-soft md:hidden">{label}</span>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Way = ({ way: { id, title, text, fits, costs, risk, ask } }: { way: WayToPay }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p>{text}</p>
    <dl className="not-prose mt-4 rounded-card border border-rule">
      {[
        ['Fits', fits],
        ['Costs', costs],
        ['Risk', risk],
      ].map(([label, value]) => (
        <div
          key={label}
          className="grid break-inside-avoid gap-x-4 gap-y-1 border-rule px-4 py-3 not-first:border-t md:grid-cols-[6rem_minmax(0,1fr)] md:px-5"
        >
          <dt className="font-semibold">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <h3>Ask</h3>
    <ul>
      {ask.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  </section>
);
