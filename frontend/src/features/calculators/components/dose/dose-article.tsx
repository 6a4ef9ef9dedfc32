import { doseAsOf, doseSources } from '@poolpros/calculators/dose-sources';
import { doseSafety, doseSections } from '../../../../../content/calculators/dose-article.js';
import { PageSection } from '../../../../shared/reading/page-sections.js';
import { Sources } from '../../../../shared/reading/sources.js';
import { ChlorineChart, ChlorineTable } from './chlorine-chart.js';

const sources = doseSources.map(({ name, url }) => ({ title: name, url }));

/** What is read below the calculator: chlorine by stabilizer, the order of the work, where the numbers come from. */
export const DoseArticle = () => (
  <div className="prose max-w-(--container-read)">
    <PageSection id="chart" section={doseSections.chart}>
      <div className="not-prose mt-5 flex flex-col gap-5">
        <ChlorineChart />
        <ChlorineTable />
      </div>
    </PageSection>
    <PageSection id="order" section={doseSections.order} />
    <PageSection id="method" section={doseSections.method} />
    <Sources sources={sources} checked={doseAsOf} />
  </div>
);

/** What never to do with chemicals, whatever the dose. */
export const DoseSafety = () => (
  <section aria-label="Safety" className="break-inside-avoid rounded-panel border border-rule bg-surface p-5 md:px-7">
    <h2 className="type-h4">Before you open a bottle</h2>
    <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5">
      {doseSafety.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </section>
);
