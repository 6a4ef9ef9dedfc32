import type { Installer } from '@poolpros/contracts/http/installers';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useToast } from '../../shared/ui/toast.js';
import { shortlist, shortlistFull } from './shortlist.js';

/** Adds an installer to the shortlist of this browser, or removes it. */
export function SaveButton({
  installer: { id, name, distance: miles = null },
  className,
  children,
}: {
  installer: Pick<Installer, 'id' | 'name'> & { distance?: number | null };
  className?: string;
  /** A label next to the heart, if there is room. */
  children?: ReactNode;
}) {
  const saved = shortlist.useEntries().some((firm) => firm.id === id);
  const toast = useToast();
  const toggle = () => {
    if (saved) shortlist.remove(id);
    else if (!shortlist.put({ id, name, note: '', miles }))
      toast({ title: 'Not saved', text: shortlistFull, tone: 'bad' });
  };
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`Save ${name} to shortlist`}
      title={saved ? 'On your shortlist' : 'Save to shortlist'}
      onClick={toggle}
      className={clsx('save-button', saved && 'text-pool-700', className)}
    >
      <Heart aria-hidden="true" className={saved ? 'fill-current' : undefined} />
      {children}
    </button>
  );
}
