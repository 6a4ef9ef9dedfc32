import { costsPage } from '../../../content/costs/costs-page.js';
import { JobLinks } from '../../features/costs/components/job-links.js';
import { jobs } from '../../features/costs/jobs.js';
import { ReadingPage } from '../../shared/reading/reading-page.js';
import { Note } from '../../shared/ui/states.js';

export const { description } = costsPage;

const { title, lead, next, note } = costsPage;

export const Component = () => (
  <ReadingPage
    page="costs"
    title={title}
    lead={lead}
    contents={[{ id: 'jobs', title: 'Nine jobs' }]}
    next={next}
    related={['costCalculator', 'quoteWorksheet', 'financing', 'blog']}
  >
    <Note>{note}</Note>
    <section aria-labelledby="jobs">
      <h2 id="jobs">Nine jobs</h2>
      <JobLinks jobs={jobs} />
    </section>
  </ReadingPage>
);
