import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { LoadingPicture } from './loading-indicator.js';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-action text-on-action shadow-[inset_0_1px_0_rgb(255_255_255/.18),0_1px_2px_rgb(82_36_12/.3)] hover:bg-action-hover',
  soft: 'border-transparent bg-cedar-100 text-cedar-700 hover:bg-action hover:text-on-action',
  secondary: 'border-transparent bg-pool-800 text-white hover:bg-pool-700',
  outline:
    'border-control bg-surface text-pool-800 hover:border-pool-700 hover:bg-pool-50 in-[.on-deep]:border-white/55 in-[.on-deep]:bg-transparent in-[.on-deep]:text-white in-[.on-deep]:hover:bg-white/10',
  ghost: 'border-transparent text-pool-700 hover:bg-pool-50 in-[.on-deep]:text-white in-[.on-deep]:hover:bg-white/10',
  danger: 'border-brick-600 bg-surface text-brick-700 hover:bg-brick-50',
};
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 pointer-coarse:min-h-11 rounded-[8px] px-3 text-sm',
  md: 'min-h-11 rounded-control px-[1.125rem] text-[0.9375rem]/5',
  lg: 'min-h-[54px] rounded-[12px] px-6 text-[1.0625rem]/6',
};
const base =
  'inline-flex items-center justify-center gap-2 border font-semibold tracking-[-0.006em] transition-[background-color,color,box-shadow,transform] duration-(--duration-quick) active:translate-y-px';
const off = 'cursor-not-allowed! bg-stone-200! text-[#5e5a52]! border-transparent! shadow-none! active:translate-y-0';

export interface ButtonAppearance {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its parent. */
  full?: boolean;
}

/** Classes of a button, for links that need their own element. */
export const buttonClass = ({ variant = 'outline', size = 'md', full = false }: ButtonAppearance, extra?: string) =>
  clsx(base, variants[variant], sizes[size], full ? 'w-full' : 'one-line', extra);

export interface ButtonProps extends ButtonAppearance, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Why it cannot be used now; the button stays focusable and looks disabled. */
  disabledReason?: string | null;
  /** Handles a press anyway: leads to what is missing. */
  onDisabledPress?: () => void;
  /** Label while it is busy; presses are ignored until then. */
  busyText?: string | null;
  children: ReactNode;
}

export function Button({
  variant,
  size,
  full,
  disabledReason,
  onDisabledPress,
  busyText,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const disabled = Boolean(disabledReason);
  const blocked = disabled || Boolean(busyText);
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, full }, clsx(className, disabled && off))}
      aria-disabled={blocked || undefined}
      aria-busy={busyText ? true : undefined}
      title={disabledReason ?? rest.title}
      onClick={(event) => {
        if (!blocked) return onClick?.(event);
        event.preventDefault();
        if (disabled) onDisabledPress?.();
      }}
    >
      {busyText ? (
        <>
          <LoadingPicture variant="ripple" edge="1.25rem" />
          {busyText}
        </>
      ) : (
        children
      )}
      {disabledReason && <span className="sr-only">, {disabledReason}</span>}
    </button>
  );
}

export function ButtonLink({ variant, size, full, className, ...link }: ButtonAppearance & LinkProps) {
  return <Link {...link} className={buttonClass({ variant, size, full }, className)} />;
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name. */
  label: string;
  outlined?: boolean;
}

export function IconButton({ label, outlined = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-control border text-soft hover:bg-pool-50',
        outlined ? 'border-rule bg-surface' : 'border-transparent',
        className,
      )}
    />
  );
}
