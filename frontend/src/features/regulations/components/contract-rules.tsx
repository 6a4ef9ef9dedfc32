import { contractRulesPage, coolingOff } from '../../../../content/regulations/contract-rules-page.js';
import { regulationsNotes } from '../../../../content/regulations/regulations-page.js';
import { contentsOf, PageSection } from '../../../shared/reading/page-sections.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { RowTable } from '../../../shared/reading/row-table.js';
import { Note } from '../../../shared/ui/states.js';
import type { StateContractRules } from '../contract-rules.js';
import { standingEntry } from '../standings.js';
import { RuleFacts } from './rule-facts.js';
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
      <RowTable
        caption="Deposit caps by state"
        columns={['State', 'Maximum at signing']}
        rows={rows.flatMap(({ state, deposit }) =>
          deposit === null ? [] : { key: state.slug, head: state.label, cells: [{ value: deposit }] },
        )}
      />
    </PageSection>
    <PageSection id="cancel" section={sections.cancel}>
      <RuleFacts facts={[coolingOff]} />
    </PageSection>
    <PageSection id="by-state" section={sections['by-state']}>
      {rows.map(({ state, facts }) => (
        <section key={state.slug} aria-labelledby={state.slug}>
          <h3 id={state.slug}>{state.label}</h3>
          <RuleFacts facts={facts} />
        </section>
      ))}
    </PageSection>
    <PageSection id="others" section={sections.others} />
    <StandingLegend />
  </ReadingPage>
);
