import type { Standing } from '../../../../content/regulations/types.js';
import { standingEntry, standings, undatedNote } from '../standings.js';
import { StandingBadge } from './standing-badge.js';

/** What the standings mean. */
export const StandingLegend = () => (
  <section aria-labelledby={standingEntry.id}>
    <h2 id={standingEntry.id}>{standingEntry.title}</h2>
    <dl className="not-prose mt-4 flex flex-col gap-3">
      {Object.entries(standings).map(([standing, { meaning }]) => (
        <div key={standing} className="grid items-start gap-x-4 gap-y-1 sm:grid-cols-[13rem_minmax(0,1fr)]">
          <dt>
            <StandingBadge standing={standing as Standing} />
          </dt>
          <dd className="text-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
    <p>{undatedNote}</p>
  </section>
);
