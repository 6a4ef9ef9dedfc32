import type { ReactNode } from 'react';

/** What came out: its head, and what explains it. */
export const ResultCard = ({ label, head, children }: { label: string; head: ReactNode; children: ReactNode }) => (
  <section aria-label={label} className="overflow-hidden rounded-panel border border-rule bg-surface shadow-card">
    {head}
    <div className="flex flex-col gap-5 px-5 py-5 md:px-7">{children}</div>
  </section>
);

/** Figures beside each other, each below its name. */
export const FigureList = ({ figures }: { figures: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
    {figures.map(([label, value]) => (
      <div key={label}>
        <dt className="type-caption text-muted">{label}</dt>
        <dd className="font-semibold tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
