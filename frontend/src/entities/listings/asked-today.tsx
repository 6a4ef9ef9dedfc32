import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useAskedToday } from '../contact/asked-today.js';

/** Says that an installer was contacted today; nothing otherwise. */
export function AskedToday({ id, className }: { id: number; className?: string }) {
  if (!useAskedToday().has(id)) return null;
  return (
    <span className={clsx('inline-flex shrink-0 items-center gap-1 font-semibold text-leaf-700', className)}>
      <Check aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
      Contacted today
    </span>
  );
}
