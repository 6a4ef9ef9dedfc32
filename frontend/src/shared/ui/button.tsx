import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from './link.js';
import { LoadingPicture } from './loading-indicator.js';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const off = 'cursor-not-allowed! bg-stone-200! text-[#5e5a52]! border-transparent! shadow-none! active:translate-y-0';

export interface ButtonAppearance {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its parent. */
  full?: boolean;
}

/** Classes of a button, for links that need their own element. */
export const buttonClass = ({ variant = 'outline', size = 'md', full = false }: ButtonAppearance, extra?: string) =>
  clsx('button', `button-${variant}`, size !== 'md' && `button-${size}`, full && 'w-full shrink', extra);

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
      className={clsx('icon-button', outlined && 'border-rule bg-surface', className)}
    />
  );
}
