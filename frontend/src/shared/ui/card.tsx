import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface CardProps extends ComponentProps<'div'> {
  /** Floats on a tinted surface instead of having a border. */
  lifted?: boolean;
  /** Without padding, for tables and pictures that reach the edge. */
  bare?: boolean;
}

export function Card({ lifted = false, bare = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'rounded-card border bg-surface',
        lifted ? 'border-transparent shadow-card' : 'border-rule',
        bare ? 'overflow-hidden' : 'p-4 md:p-6',
        className,
      )}
    />
  );
}
