import { problemGroups, problemsUpdated } from '../../../../content/care/problems.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { searchFor } from '../search-for.js';
import { ProblemList } from './problem-list.js';
import { ProblemTree, treeFragment } from './problem-tree.js';

const contents = [
  { id: treeFragment, title: 'Step by step' },
  { id: 'when-to-stop', title: 'When to stop' },
  { id: 'by-symptom', title: 'Search by symptom' },
  ...Object.entries(problemGroups).map(([id, title]) => ({ id, title })),
  { id: 'sources', title: 'Where this comes from' },
];

/** From a symptom to its likely causes, what to check, what to do, and when to call somebody. */
export const PoolProblems = () => (
  <ReadingPage
    page="poolProblems"
    title="Something is wrong with the pool"
    lead="Say what you see. You get the likely causes in order, what to check before you spend money, and the point at which to stop."
    updated={problemsUpdated}
    article={{}}
    contents={contents}
    next={{
      title: 'Rather have somebody look?',
      text: 'Search pool repair where you live, and send the same description to up to four firms.',
      label: 'Find pool repair',
      to: searchFor('Pool Repair'),
    }}
    related={['maintenanceTips', 'careCalendar', 'waterCalculator', 'nearMe']}
  >
    <section aria-labelledby={treeFragment}>
      <h2 id={treeFragment} className="mt-0!">
        Step by step
      </h2>
      <p>
        Two to four questions lead to the likeliest problem. Each step has a link of its own, which you can send to
        somebody who stands at the pump.
      </p>
      <ProblemTree />
    </section>
    <section aria-labelledby="when-to-stop">
      <h2 id="when-to-stop">When to stop</h2>
      <ul>
        <li>
          <strong>Electricity.</strong> A tingle in the water, a breaker that trips twice, a light with water in it:
          everybody out, pool off at the panel, electrician.
        </li>
        <li>
          <strong>Gas.</strong> A smell of gas, soot, or a headache beside the heater: out, no switches, gas company or
          911 from the street.
        </li>
        <li>
          <strong>Chemicals.</strong> Two products met, or a shed smells sharp: get away upwind. Poison Control is
          1-800-222-1222, at any hour.
        </li>
        <li>
          <strong>Sight and suction.</strong> The floor cannot be seen, or a drain cover is loose: nobody swims.
        </li>
        <li>
          <strong>Ground.</strong> Cracks, a deck that moved, high ground water: keep the pool full and call.
        </li>
      </ul>
    </section>
    <section aria-labelledby="by-symptom">
      <h2 id="by-symptom">Search by symptom</h2>
      <ProblemList />
    </section>
    <section aria-labelledby="sources">
      <h2 id="sources">Where this comes from</h2>
      <p>
        Three figures are published ones. Filter makers and service firms ask you to clean a filter at 8 to 10 psi over
        its clean pressure. The US Department of Energy expects little from a heat pump below 45 to 50 °F of air. The
        trade suspects a leak at a quarter inch a day above evaporation. The Poison Control number is as the New York
        State Department of Health gives it. The order of causes is what service people meet most often, not a survey:
        take it as the order in which to look.
      </p>
    </section>
  </ReadingPage>
);
