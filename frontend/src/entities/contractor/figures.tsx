export interface Figure {
  label: string;
  value: number | string;
}

/** Some numbers next to each other. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-rule bg-line md:grid-cols-4">
    {figures.map(({ label, value }) => (
      <div key={label} className="bg-surface px-5 py-4">
        <dt className="type-small text-soft">{label}</dt>
        <dd className="mt-0.5 text-3xl/9 font-[680] tracking-[-0.03em] tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
