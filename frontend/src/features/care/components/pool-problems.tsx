import { problemGroups, problemsDates } from '../../../../content/care/problems.js';
import { problemsPage, stopSigns } from '../../../../content/care/problems-page.js';
import { contentsOf, PageSection } from '../../../shared/reading/page-sections.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { ProblemList } from './problem-list.js';
import { ProblemTree, treeFragment } from './problem-tree.js';

const { sections, title, lead, next } = problemsPage;
const { 'where-from': whereFrom, ...before } = sections;
const contents = [
  ...contentsOf(before),
  ...Object.entries(problemGroups).map(([id, title]) => ({ id, title })),
  ...contentsOf({ 'where-from': whereFrom }),
];

/** From a symptom to its likely causes, what to check, what to do, and when to call somebody. */
export const PoolProblems = () => (
  <ReadingPage
    page="poolProblems"
    title={title}
    lead={lead}
    updated={problemsDates.updated}
    article={{ published: problemsDates.published }}
    contents={contents}
    next={next}
    related={['maintenanceTips', 'doseCalculator', 'careCalendar', 'nearMe']}
  >
    <div className="print:hidden">
      <PageSection id={treeFragment} section={sections[treeFragment]}>
        <ProblemTree />
      </PageSection>
    </div>
    <PageSection id="when-to-stop" section={sections['when-to-stop']}>
      <ul>
        {stopSigns.map(({ danger, text }) => (
          <li key={danger}>
            <strong>{danger}</strong> {text}
          </li>
        ))}
      </ul>
    </PageSection>
    <PageSection id="by-symptom" section={sections['by-symptom']}>
      <ProblemList />
    </PageSection>
    <PageSection id="where-from" section={whereFrom} />
  </ReadingPage>
);
