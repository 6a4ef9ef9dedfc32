import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

export interface PanelProps {
  /** The audience of the page, in two words. */
  marker: string;
  icon: LucideIcon;
  title: string;
  /** For administrators. */
  staff?: boolean;
  /** Gives the title the focus, because the focused element was replaced. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The narrow panel of an account page. */
export function Panel({ marker, icon: Icon, title, staff = false, takesFocus = false, children }: PanelProps) {
  return (
    <div className="grid min-h-[60vh] bg-surface-quiet">
      <div className="wrap flex items-start justify-center py-8 md:py-16">
        <section
          className={clsx(
            'flex w-full max-w-[26rem] flex-col gap-4 rounded-panel border border-rule bg-surface p-5 shadow-card md:p-6',
            staff && 'border-t-4 border-t-pool-800',
          )}
        >
          <p className="type-marker flex items-center justify-between">
            {marker}
            <Icon aria-hidden="true" className="size-5 text-pool-600" strokeWidth={1.75} />
          </p>
          <PanelTitle takesFocus={takesFocus} className="text-2xl/[1.875rem] font-[660] tracking-[-0.026em]">
            {title}
          </PanelTitle>
          {children}
        </section>
      </div>
    </div>
  );
}

const outcomes = {
  leaf: 'bg-leaf-100 text-leaf-700',
  pool: 'bg-pool-100 text-pool-700',
  stone: 'bg-stone-100 text-stone-700',
};

export interface OutcomeProps {
  tone?: keyof typeof outcomes;
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  takesFocus?: boolean;
  children?: ReactNode;
}

/** The outcome of a form or page, which it replaces. */
export function Outcome({ tone = 'leaf', icon: Icon, title, text, takesFocus = false, children }: OutcomeProps) {
  return (
    <section className="overflow-hidden rounded-panel border border-rule bg-surface">
      <div className="waterline" />
      <div className="flex flex-col items-center gap-4 px-4 py-10 text-center md:px-6 md:py-12">
        <span className={clsx('grid size-16 place-items-center rounded-card', outcomes[tone])}>
          <Icon aria-hidden="true" className="size-8" strokeWidth={2} />
        </span>
        <PanelTitle takesFocus={takesFocus} className="type-h1">
          {title}
        </PanelTitle>
        <div className="type-lead max-w-[36rem] wrap-anywhere">{text}</div>
        {children}
      </div>
    </section>
  );
}

interface PanelTitleProps {
  takesFocus: boolean;
  className: string;
  children: ReactNode;
}

/** The title of a view that may have replaced the focused element. */
export function PanelTitle({ takesFocus, className, children }: PanelTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={clsx(className, 'outline-none!')}>
      {children}
    </h1>
  );
}
