import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { licenseText } from '../../../entities/places/license-text.js';
import { RowTable } from '../../../shared/reading/row-table.js';
import { Link } from '../../../shared/ui/link.js';
import type { StateRow } from '../load-rules.js';
import { StandingBadge } from './standing-badge.js';

const by = { statute: 'State law', code: 'State code', local: 'Local' } as const;

/** States side by side. */
export const StateTable = ({ caption, rows }: { caption: string; rows: readonly StateRow[] }) => (
  <RowTable
    caption={caption}
    columns={['State', 'License to build', 'Barrier around a home pool', 'Fence rule source']}
    className="text-[0.9375rem]/[1.375rem] md:[&>tbody>tr]:hover:bg-pool-50"
    rows={rows.map(({ state, license, barrier }) => ({
      key: state.slug,
      head: (
        <Link
          to={pathTo(pagePaths.stateRegulations, { state: state.slug })}
          className="link inline-flex min-h-11 items-center roomy:-my-2"
        >
          {state.label}
        </Link>
      ),
      cells: [
        { label: 'License', value: licenseText(license) },
        { label: 'Barrier', value: `${by[barrier.by]}: ${barrier.short}` },
        {
          value: (
            <span className="block narrow:mt-1.5 roomy:-my-0.5">
              <StandingBadge standing={barrier.standing} />
            </span>
          ),
        },
      ],
    }))}
  />
);
