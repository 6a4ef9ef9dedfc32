import type { ReactNode } from 'react';

/** What came out: its head, and what explains it. */
export const ResultCard = ({ label, head, children }: { label: string; head: ReactNode; children: ReactNode }) => (
  <section aria-label={label} className="overflow-hidden rounded-panel border border-rule bg-surface shadow-card">
    {head}
    <div className="flex flex-col gap-5 px-5 py-5 md:px-7">{children}</div>
  </section>
);

/** A table below the result, with its caption as its title. */
export const TablePanel = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <section
    aria-label={caption}
    className="break-inside-avoid rounded-panel border border-rule bg-surface px-5 py-5 md:px-7"
  >
    <h2 className="type-h4 mb-2">{caption}</h2>
    <table className="w-full text-[0.9375rem]/[1.375rem]">
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
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
