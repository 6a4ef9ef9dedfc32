import { clsx } from 'clsx';
import { CloudOff, Info, type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import emptyPicture from '../assets/illustrations/empty-no-results.svg';
import { Button } from './button.js';

interface Headed {
  /** `h1` in place of a whole page. */
  as?: 'h1' | 'h2';
  title: string;
}

interface EmptyStateProps extends Headed {
  text?: ReactNode;
  children?: ReactNode;
}

/** An empty state: what is missing and where to go next. */
export function EmptyState({ as: Heading = 'h2', title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2.5 px-4 py-8 text-center">
      <img src={emptyPicture} alt="" width={480} height={360} className="h-auto w-60 rounded-[14px]" />
      <Heading className="type-h3">{title}</Heading>
      {text && <p className="max-w-md text-soft">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}

interface ErrorStateProps extends Headed {
  text: string;
  onRetry?: () => void;
}

/** A failure: what failed, why, and a way to retry. */
export function ErrorState({ as: Heading = 'h2', title, text, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-2.5 px-4 py-8 text-center">
      <span className="grid size-19 place-items-center rounded-panel bg-brick-50 text-brick-600">
        <CloudOff aria-hidden="true" className="size-9" strokeWidth={1.75} />
      </span>
      <Heading className="type-h3">{title}</Heading>
      <p className="max-w-md text-soft">{text}</p>
      {onRetry && (
        <Button className="mt-2" onClick={onRetry}>
          <RotateCw aria-hidden="true" className="size-5" />
          Try again
        </Button>
      )}
    </div>
  );
}

export type NoteTone = 'pool' | 'amber' | 'leaf' | 'brick' | 'stone';
const notes: Record<NoteTone, { color: string; icon: LucideIcon }> = {
  pool: { color: 'bg-pool-50 text-pool-800', icon: Info },
  amber: { color: 'bg-amber-50 text-[#5f3b00]', icon: TriangleAlert },
  leaf: { color: 'bg-leaf-50 text-leaf-700', icon: Info },
  brick: { color: 'bg-brick-50 text-brick-700', icon: TriangleAlert },
  stone: { color: 'bg-stone-100 text-[#3d3a34]', icon: Info },
};

export interface NoteProps {
  tone?: NoteTone;
  icon?: LucideIcon;
  /** `status` or `alert` when the note appears while the page is open. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

export function Note({ tone = 'pool', icon, role, children }: NoteProps) {
  const Icon = icon ?? notes[tone].icon;
  return (
    <div
      role={role}
      className={clsx('flex gap-3 rounded-[12px] px-4 py-3.5 text-[0.9375rem]/[1.375rem]', notes[tone].color)}
    >
      <Icon aria-hidden="true" className="mt-px size-5 shrink-0" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
