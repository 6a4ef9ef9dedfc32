import { financingNote, financingPage, financingUpdated } from '../../../../content/financing/financing-page.js';
import { financingFacts, type WayToPay, waysToPay } from '../../../../content/financing/ways-to-pay.js';
import { longDate } from '../../../shared/lib/long-date.js';
import { contentsOf, PageSection } from '../../../shared/reading/page-sections.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { Note } from '../../../shared/ui/states.js';

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
    updated={financingUpdated}
    article={{}}
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
    </PageSection>
    <PageSection id="state-programs" section={after['state-programs']} />
  </ReadingPage>
);

const Glance = () => (
  <PageSection id="glance" section={glance}>
    <table className="not-prose mt-4 w-full text-left text-[0.9375rem]/[1.375rem] narrow:block">
      <caption className="sr-only">Seven ways to pay for a pool</caption>
      <thead className="type-small text-soft narrow:sr-only">
        <tr>
          {['Way to pay', 'Home behind it', 'Money comes', 'Rate'].map((title) => (
            <th key={title} scope="col" className="bg-surface-deck px-3 py-2.5 font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="narrow:block">
        {waysToPay.map(({ id, title, home, money, rate }) => (
          <tr key={id} className="break-inside-avoid border-b border-rule align-top narrow:block narrow:py-3">
            <th scope="row" className="font-semibold narrow:block roomy:px-3 roomy:py-1">
              <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
                {title}
              </a>
            </th>
            {[
              ['Home behind it: ', home],
              ['Money comes: ', money],
              ['Rate: ', rate],
            ].map(([label, value]) => (
              <td key={label} className="narrow:block roomy:px-3 roomy:py-3">
                <span className="text-soft roomy:hidden">{label}</span>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </PageSection>
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
          className="grid break-inside-avoid gap-x-4 gap-y-1 border-rule px-4 py-3 not-first:border-t roomy:grid-cols-[6rem_minmax(0,1fr)] roomy:px-5"
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
