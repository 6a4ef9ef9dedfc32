import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { type EnergyTab, energyTabNames, tabOf } from '../energy-values.js';

const files = import.meta.glob<ComponentType>('./energy/*-part.tsx', { import: 'Component' });

function partOf(tab: EnergyTab) {
  const load = files[`./energy/${tab}-part.tsx`];
  if (!load) throw new Error(`the energy calculator has no part ${tab}`);
  return lazyPart(load, { file: `src/features/calculators/components/energy/${tab}-part.tsx` });
}

const parts = new Map(energyTabNames.map((tab) => [tab, partOf(tab)]));

/** The part that a URL names. */
export const energyPart = (params: URLSearchParams) => parts.get(tabOf(params));

/** What pools, tubs and saunas take: one part at a time. */
export function EnergyCalculator() {
  const [params] = useSearchParams();
  const part = energyPart(params);
  return part && <part.Component key={tabOf(params)} />;
}
