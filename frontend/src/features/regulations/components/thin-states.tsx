import { licenseSentence } from '@poolpros/contracts/licenses/sentences';
import { workRule } from '@poolpros/contracts/licenses/work-rule';
import { stateInText } from '../../../entities/places/state-in-text.js';
import { RowTable } from '../../../shared/reading/row-table.js';
import type { StateRow } from '../load-rules.js';

/** States of which too little is known for a guide: who may build a pool, and whom to ask. */
export const ThinStates = ({ rows }: { rows: readonly StateRow[] }) => (
  <RowTable
    caption="Who may build a pool, in states we know little about"
    columns={['State', 'Who may build a pool']}
    className="text-[0.9375rem]/[1.375rem]"
    rows={rows.map(({ state, license }) => ({
      key: state.slug,
      head: state.label,
      cells: [
        {
          value: licenseSentence({
            kind: 'inground',
            rule: workRule(license, 'inground'),
            state: stateInText(state.label),
            board: license.board,
          }),
        },
      ],
    }))}
  />
);
