import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

export interface ToastMessage {
  title: string;
  text: string;
  tone?: 'good' | 'bad';
}

type ShowToast = (message: ToastMessage) => void;
const ToastContext = createContext<ShowToast | null>(null);

/** Shows a message for five seconds; a newer one takes the place of the one that is shown. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (show === null) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

/** Shows one toast at a time (docs/rules.md#toasts). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ id: number; open: boolean; message: ToastMessage } | null>(null);
  const show = useCallback<ShowToast>(
    (message) => setShown((before) => ({ id: (before?.id ?? 0) + 1, open: true, message })),
    [],
  );
  return (
    <ToastContext value={show}>
      <Primitive.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
        {children}
        {shown && (
          <ToastCard
            key={shown.id}
            message={shown.message}
            open={shown.open}
            onOpenChange={(open) => setShown({ ...shown, open })}
          />
        )}
        <Primitive.Viewport
          hotkey={['F8']}
          className="fixed inset-x-4 top-3 z-70 flex justify-center outline-none md:inset-x-auto md:top-auto md:right-6 md:bottom-6 md:w-[380px]"
        />
      </Primitive.Provider>
    </ToastContext>
  );
}

interface ToastCardProps {
  message: ToastMessage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function ToastCard({ message: { title, text, tone = 'good' }, open, onOpenChange }: ToastCardProps) {
  const Icon = tone === 'good' ? CircleCheck : CircleAlert;
  return (
    <Primitive.Root
      open={open}
      onOpenChange={onOpenChange}
      className={clsx(
        'toast flex w-full max-w-[380px] items-center gap-3.5 rounded-[14px] border-l-4 bg-surface px-4 py-3.5 text-ink shadow-overlay',
        tone === 'good' ? 'border-leaf-600' : 'border-brick-600',
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx('size-5 shrink-0', tone === 'good' ? 'text-leaf-600' : 'text-brick-600')}
      />
      <div className="min-w-0 flex-1">
        <Primitive.Title className="font-semibold">{title}</Primitive.Title>
        <Primitive.Description className="type-small text-soft">{text}</Primitive.Description>
      </div>
      <Primitive.Close
        aria-label="Close message"
        className="grid size-8 shrink-0 place-items-center rounded-[8px] text-soft hover:bg-pool-50"
      >
        <X aria-hidden="true" className="size-5" />
      </Primitive.Close>
    </Primitive.Root>
  );
}
