import { type ComponentType, Suspense, use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type EnergyTab, tabOf } from '../energy-values.js';

const files = import.meta.glob<ComponentType>('./energy/*-part.tsx', { import: 'Component' });
const fileOf = (tab: EnergyTab): string => `./energy/${tab}-part.tsx`;

const loaded = new Map<EnergyTab, ComponentType>();
const loading = new Map<EnergyTab, Promise<ComponentType>>();

async function start(tab: EnergyTab): Promise<ComponentType> {
  try {
    const load = files[fileOf(tab)];
    if (!load) throw new Error(`the energy calculator has no part ${tab}`);
    const part = await load();
    loaded.set(tab, part);
    return part;
  } finally {
    loading.delete(tab);
  }
}

/** The same promise until it is settled, as `use` needs it. */
function load(tab: EnergyTab): Promise<ComponentType> {
  const promise = loading.get(tab) ?? start(tab);
  loading.set(tab, promise);
  return promise;
}

/** Loads the part that a URL names; returns its file, which the server has preloaded. */
export async function loadEnergyPart(url: string): Promise<string> {
  const tab = tabOf(new URL(url).searchParams);
  await load(tab);
  return `src/features/calculators/components/energy/${tab}-part.tsx`;
}

/**
 * What pools, tubs and saunas take: one part at a time. The server renders it at once; a browser that takes the page over
 * keeps what the server rendered until the part is there.
 */
export function EnergyCalculator() {
  const [params] = useSearchParams();
  const tab = tabOf(params);
  return (
    <Suspense>
      <Part key={tab} tab={tab} />
    </Suspense>
  );
}

function Part({ tab }: { tab: EnergyTab }) {
  const Loaded = loaded.get(tab) ?? use(load(tab));
  return <Loaded />;
}
