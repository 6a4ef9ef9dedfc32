import { licenseSentence } from '@poolpros/contracts/licenses/sentences';
import { workRule } from '@poolpros/contracts/licenses/work-rule';
import { stateInText } from '../../../entities/places/state-in-text.js';
import type { StateRow } from '../load-rules.js';

/** States of which too little is known for a guide: who may build a pool, and whom to ask. */
export const ThinStates = ({ rows }: { rows: readonly StateRow[] }) => (
  <table className="not-prose mt-4 w-full text-left text-[0.9375rem]/[1.375rem] narrow:block">
    <caption className="sr-only">Who may build a pool, in states we know little about</caption>
    <thead className="type-small text-soft narrow:sr-only">
      <tr>
        {['State', 'Who may build a pool'].map((title) => (
          <th key={title} scope="col" className="bg-surface-deck px-3 py-2.5 font-semibold">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="narrow:block">
      {rows.map(({ state, license }) => (
        <tr key={state.slug} className="break-inside-avoid border-b border-rule align-top narrow:block narrow:py-3">
          <th scope="row" className="font-semibold narrow:block roomy:px-3 roomy:py-3">
            {state.label}
          </th>
          <td className="narrow:block roomy:px-3 roomy:py-3">
            {licenseSentence({
              kind: 'inground',
              rule: workRule(license, 'inground'),
              state: stateInText(state.label),
              board: license.board,
            })}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
