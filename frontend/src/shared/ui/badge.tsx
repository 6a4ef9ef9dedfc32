import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type Tone = 'leaf' | 'pool' | 'amber' | 'brick' | 'stone' | 'cedar';

const tones: Record<Tone, string> = {
  leaf: 'bg-leaf-100 text-leaf-700',
  pool: 'bg-pool-100 text-pool-700',
  amber: 'bg-amber-100 text-amber-700',
  brick: 'bg-brick-100 text-brick-700',
  stone: 'bg-stone-100 text-[#4d4942]',
  cedar: 'bg-cedar-100 text-cedar-700',
};

export function Badge({ tone, icon: Icon, children }: { tone: Tone; icon?: LucideIcon; children: ReactNode }) {
  return (
    <span className={clsx('badge', tones[tone])}>
      {Icon && <Icon aria-hidden="true" />}
      <span>{children}</span>
    </span>
  );
}

/** A service of a contractor. `more` is the count of those not shown. */
export function Tag({ children, more = false }: { children: ReactNode; more?: boolean }) {
  return <span className={clsx('tag', more && 'bg-transparent px-1 font-semibold text-pool-700')}>{children}</span>;
}

export function FreeMark() {
  return <span className="free-mark">FREE</span>;
}

/** The distance, in miles with one decimal. Nothing if the distance is unknown or 0. */
export function DepthMarker({ miles, onPicture = false }: { miles: number | null; onPicture?: boolean }) {
  if (miles === null || miles <= 0) return null;
  return <MilesMark onPicture={onPicture}>{miles.toFixed(1)}</MilesMark>;
}

/** The radius of a search, in whole miles. Nothing if it had none. */
export function RadiusMarker({ miles }: { miles: number }) {
  if (miles <= 0) return null;
  return <MilesMark onPicture={false}>{miles}</MilesMark>;
}

function MilesMark({ onPicture, children }: { onPicture: boolean; children: ReactNode }) {
  return (
    <span className={clsx('miles', onPicture && 'on-picture')}>
      {children}
      <span>MILES</span>
    </span>
  );
}
