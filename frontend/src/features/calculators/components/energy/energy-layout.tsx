import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type EnergyTab, energyTabNames, energyTabs } from '../../energy-values.js';
import { CalculatorLayout } from '../calculator-layout.js';

export interface EnergyLayoutProps {
  tab: EnergyTab;
  lead: string;
  said: string;
  /** The fields that every part has, which go along to another one. */
  place?: { state: string; zone: string; price: string };
  form: ReactNode;
  result: ReactNode;
}

/** One part of the energy calculator, below the way to the others. */
export function EnergyLayout({ tab, place, ...rest }: EnergyLayoutProps) {
  const kept = Object.entries({ state: place?.state, zone: place?.zone, price: place?.price }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  return (
    <CalculatorLayout
      page="energyCalculator"
      title="What does it cost to run?"
      parts={
        <nav aria-label="What to compute" className="mt-5 flex flex-wrap gap-2 print:hidden">
          {energyTabNames.map((name) => (
            <Link
              key={name}
              to={`?${new URLSearchParams([['tab', name], ...kept])}`}
              preventScrollReset
              aria-current={name === tab ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-control bg-surface px-4 text-[0.9375rem] font-[550] hover:border-pool-700 hover:bg-pool-50 aria-[current=page]:border-selected aria-[current=page]:bg-selected aria-[current=page]:text-on-selected"
            >
              {energyTabs[name]}
            </Link>
          ))}
        </nav>
      }
      {...rest}
    />
  );
}
