import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card.js';

export interface ToDoItemProps {
  icon: LucideIcon;
  /** Has been waiting for long. */
  urgent?: boolean;
  title: string;
  text: string;
  /** Since when, and a link to it. */
  children?: ReactNode;
}

/** One open task of a contractor. */
export const ToDoItem = ({ icon: Icon, urgent = false, title, text, children }: ToDoItemProps) => (
  <li>
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4! py-3!">
      <span
        aria-hidden="true"
        className={`grid size-10 shrink-0 place-items-center rounded-control ${urgent ? 'bg-amber-100 text-amber-700' : 'bg-pool-100 text-pool-700'}`}
      >
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1 basis-48">
        <b className="block truncate font-semibold">{title}</b>
        <span className="type-small line-clamp-3 text-soft wrap-anywhere md:line-clamp-1">{text}</span>
      </span>
      {children}
    </Card>
  </li>
);
