import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

export interface PlaceFact {
  icon: LucideIcon;
  label: string;
  value: string;
  text: string;
}

/** Figures of a place, each from records. */
export function PlaceFacts({ facts }: { facts: readonly PlaceFact[] }) {
  return (
    <dl
      className={clsx(
        'wrap mt-10 grid grid-cols-2 gap-2.5 md:mt-14 md:gap-4',
        facts.length > 4 ? 'lg:grid-cols-3' : 'lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
      )}
    >
      {facts.map(({ icon: Icon, label, value, text }) => (
        <div
          key={label}
          className="flex flex-col gap-1 rounded-card border border-rule p-4 max-lg:last:odd:col-span-full md:p-5"
        >
          <Icon aria-hidden="true" className="mb-2 size-6 text-pool-600" strokeWidth={1.75} />
          <dt className="type-small text-muted">{label}</dt>
          <dd className="text-lg/6 font-bold tracking-[-0.015em] tabular-nums">{value}</dd>
          <dd className="type-caption text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
