import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { Link } from 'react-router-dom';
import { licenseText } from '../../../entities/places/license-text.js';
import type { StateRow } from '../load-rules.js';
import { StandingBadge } from './fact-list.js';

const by = { statute: 'State law', code: 'State code', local: 'Local' } as const;

/** States side by side; on phones each is a block of lines. */
export const StateTable = ({ caption, rows }: { caption: string; rows: readonly StateRow[] }) => (
  <table className="not-prose mt-4 w-full text-left text-[0.9375rem]/[1.375rem] narrow:block">
    <caption className="sr-only">{caption}</caption>
    <thead className="type-small text-soft narrow:sr-only">
      <tr>
        {['State', 'License to build', 'Barrier at a home pool', 'How sure the barrier is'].map((title) => (
          <th key={title} scope="col" className="bg-surface-deck px-3 py-2.5 font-semibold">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="narrow:block">
      {rows.map(({ state, license, barrier }) => (
        <tr
          key={state.slug}
          className="break-inside-avoid border-b border-rule align-top narrow:block narrow:py-3 md:hover:bg-pool-50"
        >
          <th scope="row" className="font-semibold narrow:block roomy:px-3 roomy:py-1">
            <Link
              to={pathTo(pagePaths.stateRegulations, { state: state.slug })}
              className="link inline-flex min-h-11 items-center"
            >
              {state.label}
            </Link>
          </th>
          <td className="narrow:block roomy:px-3 roomy:py-3">
            <span className="text-soft roomy:hidden">License: </span>
            {licenseText(license)}
          </td>
          <td className="narrow:block roomy:px-3 roomy:py-3">
            <span className="text-soft roomy:hidden">Barrier: </span>
            {by[barrier.by]}: {barrier.short}
          </td>
          <td className="narrow:mt-1.5 narrow:block roomy:px-3 roomy:py-2.5">
            <StandingBadge standing={barrier.standing} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
