import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useIdle } from '../lib/use-idle.js';
import { onDemand } from './on-demand.js';

export interface ToastMessage {
  title: string;
  text: string;
  tone?: 'good' | 'bad';
}

export interface ToastRegionProps {
  /** The newest message; null before the first. */
  shown: { id: number; open: boolean; message: ToastMessage } | null;
  onOpenChange: (open: boolean) => void;
}

/** Null removes the current one. */
type ShowToast = (message: ToastMessage | null) => void;
const ToastContext = createContext<ShowToast | null>(null);

/** Shows a message for five seconds; a newer one replaces it. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (show === null) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

export const toastRegion = onDemand<ToastRegionProps>(
  () => import('./toast-region.js').then((module) => module.ToastRegion),
  { Loading: () => null, Failed: PlainToast },
);

/** Shows one toast at a time (docs/rules.md#toasts). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ToastRegionProps['shown']>(null);
  const [wanted, setWanted] = useState(false);
  const show = useCallback<ShowToast>((message) => {
    if (message === null) return setShown((before) => before && { ...before, open: false });
    setWanted(true);
    setShown((before) => ({ id: (before?.id ?? 0) + 1, open: true, message }));
  }, []);
  // F8 reaches the region before there is a message.
  useIdle(useCallback(() => setWanted(true), []));
  return (
    <ToastContext value={show}>
      {children}
      {wanted && (
        <toastRegion.Component shown={shown} onOpenChange={(open) => setShown((now) => now && { ...now, open })} />
      )}
    </ToastContext>
  );
}

/** The fallback message if its own component could not be loaded. */
function PlainToast({ shown, onOpenChange }: ToastRegionProps) {
  if (!shown?.open) return null;
  const { title, text } = shown.message;
  return (
    <div
      role="status"
      className="fixed inset-x-4 top-3 z-70 mx-auto flex max-w-[380px] items-center gap-3 rounded-[14px] bg-surface px-4 py-3.5 text-ink shadow-overlay"
    >
      <p className="min-w-0 flex-1">
        <b className="font-semibold">{title}</b> {text}
      </p>
      <button type="button" onClick={() => onOpenChange(false)} className="link min-h-11 px-2">
        Close
      </button>
    </div>
  );
}
