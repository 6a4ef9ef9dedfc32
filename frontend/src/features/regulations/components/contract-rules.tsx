import { contractRulesPage, coolingOff } from '../../../../content/regulations/contract-rules-page.js';
import { regulationsNotes } from '../../../../content/regulations/regulations-page.js';
import { contentsOf, PageSection } from '../../../shared/reading/page-sections.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { Note } from '../../../shared/ui/states.js';
import type { StateContractRules } from '../contract-rules.js';
import { standingEntry } from '../standings.js';
import { FactList } from './fact-list.js';
import { StandingLegend } from './standing-legend.js';

const { title, lead, next, sections } = contractRulesPage;

/** What states say about deposits, payments and cancellation. */
export const ContractRules = ({ rows }: { rows: readonly StateContractRules[] }) => (
  <ReadingPage
    page="contractRules"
    title={title}
    lead={lead}
    contents={[...contentsOf(sections), standingEntry]}
    next={next}
    related={['quoteWorksheet', 'regulations', 'paymentCalculator', 'financing']}
  >
    <Note tone="amber">{regulationsNotes.every}</Note>
    <PageSection id="deposits" section={sections.deposits}>
      <table className="not-prose mt-4 w-full text-left narrow:block">
        <caption className="sr-only">Deposit caps by state</caption>
        <thead className="type-small text-soft narrow:sr-only">
          <tr>
            <th scope="col" className="bg-surface-deck px-3 py-2.5 font-semibold">
              State
            </th>
            <th scope="col" className="bg-surface-deck px-3 py-2.5 font-semibold">
              Most at signing
            </th>
          </tr>
        </thead>
        <tbody className="narrow:block">
          {rows.map(
            ({ state, deposit }) =>
              deposit !== null && (
                <tr key={state.slug} className="border-b border-rule align-top narrow:block narrow:py-3">
                  <th scope="row" className="font-semibold narrow:block roomy:px-3 roomy:py-3">
                    {state.label}
                  </th>
                  <td className="narrow:block roomy:px-3 roomy:py-3">{deposit}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </PageSection>
    <PageSection id="cancel" section={sections.cancel}>
      <FactList facts={[coolingOff]} />
    </PageSection>
    <PageSection id="by-state" section={sections['by-state']}>
      {rows.map(({ state, facts }) => (
        <section key={state.slug} aria-labelledby={state.slug}>
          <h3 id={state.slug}>{state.label}</h3>
          <FactList facts={facts} />
        </section>
      ))}
    </PageSection>
    <PageSection id="others" section={sections.others} />
    <StandingLegend />
  </ReadingPage>
);
