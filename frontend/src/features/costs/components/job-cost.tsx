import { longDate } from '@poolpros/contracts/long-date';
import { costsPage } from '../../../../content/costs/costs-page.js';
import type { Job } from '../../../../content/costs/job.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { RowTable } from '../../../shared/reading/row-table.js';
import { Note } from '../../../shared/ui/states.js';
import { jobs } from '../jobs.js';
import { rangeText } from '../range-text.js';
import { rangesByRegion } from '../regions.js';
import { JobLinks } from './job-links.js';

/** What a job costs, by region, and what to ask. */
export function JobCost({ job }: { job: Job }) {
  const { slug, title, lead, price, per, source, drivers, compare, next } = job;
  return (
    <ReadingPage
      page="jobCost"
      labels={{ job: title }}
      parameters={{ job: slug }}
      title={title}
      lead={lead}
      updated={source.read}
      contents={[
        { id: 'range', title: 'Price range' },
        { id: 'drivers', title: 'What moves the price' },
        { id: 'compare', title: 'What to ask' },
        { id: 'others', title: 'Other jobs' },
      ]}
      next={next}
      related={['costs', 'costCalculator', 'quoteWorksheet', 'nearMe']}
    >
      <section aria-labelledby="range">
        <h2 id="range">Price range</h2>
        <p className="type-h3 tabular-nums">{rangeText(price)}</p>
        <p>{per}</p>
        <p className="type-small text-soft">
          <a href={source.url} rel="noreferrer" className="link wrap-anywhere">
            {source.name}
          </a>
          , accessed {longDate(source.read)}
        </p>
        <Note>{costsPage.note}</Note>
        <RowTable
          caption="Price range by region"
          columns={['Region', 'Range']}
          className="tabular-nums"
          rows={rangesByRegion(price).map((range) => ({
            key: range.region,
            head: range.region,
            cells: [{ value: rangeText(range.price) }],
          }))}
        />
        <p className="type-small text-soft">{costsPage.region}</p>
      </section>
      <List id="drivers" title="What moves the price" items={drivers} />
      <List id="compare" title="What to ask" items={compare} />
      <section aria-labelledby="others">
        <h2 id="others">Other jobs</h2>
        <JobLinks jobs={jobs.filter((other) => other.slug !== slug)} />
      </section>
    </ReadingPage>
  );
}

const List = ({ id, title, items }: { id: string; title: string; items: readonly string[] }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
);
