import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '../../entities/home/queries.js';
import { aboutSections } from '../../features/legal-and-help/about.js';
import { Sections } from '../../features/legal-and-help/components/sections.js';
import { findContractor } from '../../features/legal-and-help/next-steps.js';
import { ReadingPage } from '../../shared/reading/reading-page.js';
import { Note } from '../../shared/ui/states.js';

export const description =
  'What PoolPros is, how a business gets listed, what is checked and what is not, how results are ordered and where your message goes.';

export function Component() {
  const { data: summary } = useQuery(summaryQuery);
  return (
    <ReadingPage
      page="about"
      title="A directory that explains how it works"
      lead="Pool, spa, hot tub, sauna and steam room contractors in the United States: who they are, what others say about them, and how to reach them."
      contents={aboutSections}
      next={findContractor}
      related={['help', 'states', 'privacy', 'terms']}
    >
      {summary?.sampleData && (
        <div className="mb-8">
          <Note tone="amber">The businesses and reviews shown now are samples. They are not real.</Note>
        </div>
      )}
      <Sections sections={aboutSections} />
    </ReadingPage>
  );
}
