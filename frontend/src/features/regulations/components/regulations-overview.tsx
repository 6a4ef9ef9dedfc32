import { regulationsNotes, regulationsPage } from '../../../../content/regulations/regulations-page.js';
import { licenseText } from '../../../entities/places/license-text.js';
import { contentsOf, PageSection } from '../../../shared/reading/page-sections.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { Note } from '../../../shared/ui/states.js';
import type { OverviewRow } from '../load-rules.js';
import { standingEntry } from '../standings.js';
import { StandingLegend } from './standing-legend.js';
import { StateTable } from './state-table.js';
import { ThinStates } from './thin-states.js';

const { title, lead, next, sections } = regulationsPage;
const kinds = ['license', 'registration', 'none', 'unknown'] as const;

/** Every state with what it requires of pool builders and of home pools. */
export function RegulationsOverview({ rows }: { rows: readonly OverviewRow[] }) {
  const counted = kinds.map((kind) => ({ kind, rows: rows.filter(({ license }) => license.kind === kind) }));
  return (
    <ReadingPage
      page="regulations"
      title={title}
      lead={lead}
      contents={[...contentsOf(sections), standingEntry]}
      next={next}
      related={['costCalculator', 'financing', 'states', 'blog']}
    >
      <Note tone="amber">{regulationsNotes.every}</Note>
      <PageSection id="states" section={sections.states}>
        <StateTable caption="License and barrier by state" rows={rows} />
      </PageSection>
      <PageSection id="thin" section={sections.thin}>
        <ThinStates rows={rows.filter(({ thin }) => thin)} />
      </PageSection>
      <PageSection id="license-kinds" section={sections['license-kinds']}>
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
      </PageSection>
      <PageSection id="who-decides" section={sections['who-decides']} />
      <StandingLegend />
    </ReadingPage>
  );
}
