import { sampleFigures } from '@poolpros/contracts/sample-figures';
import { openRows, type PlanRow } from '../../../content/for-contractors/plans.js';

const cell = 'border-t border-rule px-3 py-3 align-top sm:px-4';

/** The plans next to each other: what each has. */
export const PlanTable = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <section aria-label="Plans" tabIndex={0} className="not-prose mt-5 overflow-x-auto rounded-card border border-rule">
    <table className="w-full text-left text-[0.9375rem]/[1.375rem]">
      <thead>
        <tr className="bg-stone-50">
          <td className="px-3 py-3 sm:px-4" />
          <PlanHead name="Free" price="$0" note="Every listing" />
          <PlanHead name="Pro" price={`$${sampleFigures.proTierPerMonth}`} note="Per month. Not for sale yet" />
        </tr>
      </thead>
      <PlanRows title="Today" rows={openRows} />
    </table>
  </section>
);

const PlanHead = ({ name, price, note }: { name: string; price: string; note: string }) => (
  <th scope="col" className="px-3 py-3 align-top font-normal sm:px-4">
    <span className="type-h4 block">{name}</span>
    <span className="block text-2xl font-[680] tracking-[-0.03em] tabular-nums">{price}</span>
    <span className="type-caption text-muted">{note}</span>
  </th>
);

const PlanRows = ({ title, rows }: { title: string; rows: readonly PlanRow[] }) => (
  <tbody>
    <tr>
      <th colSpan={3} scope="rowgroup" className={`${cell} type-marker bg-surface-quiet`}>
        {title}
      </th>
    </tr>
    {rows.map((row) => (
      <tr key={row.title}>
        <th scope="row" className={`${cell} font-semibold`}>
          {row.title}
        </th>
        <td className={cell}>{row.free}</td>
        <td className={cell}>{row.pro}</td>
      </tr>
    ))}
  </tbody>
);
