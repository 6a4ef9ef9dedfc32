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
    <span
      className={clsx(
        'inline-flex min-h-[26px] items-center gap-1.5 rounded-[6px] px-2 py-[3px] text-[0.8125rem]/[1.125rem] font-medium',
        tones[tone],
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={2} />}
      <span>{children}</span>
    </span>
  );
}

/** A service of a contractor. `more` is the count of those not shown. */
export function Tag({ children, more = false }: { children: ReactNode; more?: boolean }) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-[26px] items-center rounded-[6px] text-[0.8125rem] one-line',
        more ? 'px-1 font-semibold text-pool-700' : 'bg-stone-100 px-2 font-medium text-[#3d4a4f]',
      )}
    >
      {children}
    </span>
  );
}

export function FreeMark() {
  return (
    <span className="inline-block rounded-tile bg-cedar-100 px-[5px] text-[0.6875rem]/[1.125rem] font-[750] tracking-[0.06em] text-cedar-700">
      FREE
    </span>
  );
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
    <span
      className={clsx(
        'inline-flex flex-wrap items-baseline gap-x-1 rounded-tile bg-white px-2 pt-1 pb-[3px] text-[0.9375rem]/5 font-[720] tracking-[-0.01em] text-pool-800 tabular-nums',
        'shadow-[inset_0_0_0_2px_#fff,inset_0_0_0_3.5px_var(--color-pool-700),var(--depth-edge)]',
        onPicture ? '[--depth-edge:0_2px_6px_rgb(4_32_43/.28)]' : '[--depth-edge:0_0_0_1px_var(--color-line)]',
      )}
    >
      {children}
      <span className="text-[0.625rem] font-bold tracking-(--tracking-marker)">MILES</span>
    </span>
  );
}
