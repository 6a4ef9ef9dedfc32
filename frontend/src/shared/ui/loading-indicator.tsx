import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

export const loadingVariants = ['ripple', 'bubbles', 'swimmer', 'waves', 'float'] as const;
export type LoadingVariant = (typeof loadingVariants)[number];

/** The edge of each size, in units of a quarter rem. */
export const loadingUnits = { sm: 8, md: 16, lg: 24, xl: 32 } as const;
export type LoadingSize = keyof typeof loadingUnits;

const wavePath = 'M0 16q12.5-16 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0v54H0z';
const wave = (fill: string) => (
  <svg viewBox="0 0 200 70" preserveAspectRatio="none" aria-hidden="true">
    <path fill={fill} d={wavePath} />
  </svg>
);

const pictures: Record<LoadingVariant, React.ReactNode> = {
  ripple: [1, 2, 3].map((ring) => <i key={ring} />),
  bubbles: [1, 2, 3, 4].map((bubble) => <i key={bubble} />),
  swimmer: (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="none"
        stroke="var(--color-cedar-200)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M22 17L34 6M22 31l12 11M6 20H2M6 28H2"
      />
      <rect x="4" y="17" width="28" height="14" rx="7" fill="var(--color-pool-800)" />
      <circle cx="37" cy="24" r="8" fill="var(--color-cedar-400)" />
    </svg>
  ),
  waves: (
    <>
      {wave('var(--color-pool-300)')}
      {wave('var(--color-pool-500)')}
    </>
  ),
  float: (
    <svg viewBox="0 0 48 48" aria-hidden="true" fill="none">
      <circle cx="24" cy="24" r="16" stroke="#fff" strokeWidth="11" />
      <circle cx="24" cy="24" r="16" stroke="var(--color-cedar-500)" strokeWidth="11" strokeDasharray="12.57 12.57" />
      <circle cx="24" cy="24" r="21.5" stroke="var(--color-cedar-300)" />
    </svg>
  ),
};

/** Only the picture; `edge` is a CSS length. */
export function LoadingPicture({ variant, edge }: { variant: LoadingVariant; edge: string }) {
  return (
    <span className={`load load-${variant}`} style={{ '--z': edge } as CSSProperties} aria-hidden="true">
      {pictures[variant]}
    </span>
  );
}

export interface LoadingIndicatorProps {
  variant?: LoadingVariant;
  size?: LoadingSize;
  /** Shown below; announced in any case. */
  text?: string;
  /** Waits 300 ms before it shows, so that a quick response does not flash. */
  late?: boolean;
}

export function LoadingIndicator({ variant = 'ripple', size = 'md', text, late = false }: LoadingIndicatorProps) {
  return (
    <span
      role="status"
      className={clsx('inline-flex flex-col items-center gap-3 text-[0.9375rem] text-soft', late && 'load-late')}
    >
      <LoadingPicture variant={variant} edge={`${loadingUnits[size] / 4}rem`} />
      {text ? <span>{text}</span> : <span className="sr-only">Loading</span>}
    </span>
  );
}
