import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { FormEvent, ReactNode, Ref } from 'react';
import { Button, type ButtonProps, IconButton } from './button.js';
import { useReturnFocus } from './use-return-focus.js';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One line of context below the title. */
  description?: ReactNode;
  /** The body; it scrolls. */
  children: ReactNode;
  /** Cancel and one primary button. */
  foot?: ReactNode;
  /** The element to focus after it closes; null for the previous one. */
  focusAfter?: () => HTMLElement | null;
  /** Wraps body and foot: a form element. */
  wrap?: (content: ReactNode) => ReactNode;
}

/**
 * A panel over the page; a sheet from the bottom on phones. Traps and returns the focus. Where a toast has no room beside
 * it, it leaves 104 px above itself.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  foot,
  focusAfter,
  wrap = (content) => content,
}: DialogProps) {
  const returnFocus = useReturnFocus(focusAfter);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="overlay-scrim" />
        <Primitive.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="overlay-dialog fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-104px)] flex-col overflow-hidden rounded-t-panel bg-surface text-ink shadow-overlay focus:outline-none md:top-[104px] md:bottom-6 md:m-auto md:h-fit md:max-h-[min(100dvh-128px,52rem)] md:w-[600px] md:rounded-panel min-[88rem]:inset-y-0 min-[88rem]:max-h-[min(90dvh,52rem)]"
        >
          <div className="waterline shrink-0" />
          <div className="flex items-start gap-4 px-4 pt-4 pb-3 md:px-6 md:pt-5">
            <div className="min-w-0 flex-1">
              <Primitive.Title className="type-h3">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-[0.9375rem]/[1.375rem] text-soft">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <IconButton label="Close" className="-mt-1.5 -mr-2">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Primitive.Close>
          </div>
          {wrap(
            <>
              <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-1 pb-5 md:px-6">{children}</div>
              {foot && (
                <div className="flex flex-wrap items-center justify-end gap-3 border-t border-rule bg-surface-quiet px-4 py-3.5 md:px-6">
                  {foot}
                </div>
              )}
            </>,
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface ConfirmDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'foot'> {
  open?: boolean;
  onClose: () => void;
  /** The button that closes it without an action. */
  cancel?: string;
  /** The button for the action, next to the one that cancels. */
  button: ButtonProps;
}

/** A dialog that asks for confirmation. */
export const ConfirmDialog = ({ open = true, onClose, cancel = 'Cancel', button, ...dialog }: ConfirmDialogProps) => (
  <Dialog
    {...dialog}
    open={open}
    onOpenChange={(wanted) => !wanted && onClose()}
    foot={
      <>
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
        <Button {...button} />
      </>
    }
  />
);

interface FormDialogProps extends Omit<ConfirmDialogProps, 'cancel' | 'wrap'> {
  form?: Ref<HTMLFormElement>;
  onSubmit: (event: FormEvent) => void;
}

/** A dialog that is a form. */
export const FormDialog = ({ form, onSubmit, button, ...dialog }: FormDialogProps) => (
  <ConfirmDialog
    {...dialog}
    button={{ ...button, type: 'submit' }}
    wrap={(content) => (
      <form ref={form} method="post" noValidate onSubmit={onSubmit} className="contents">
        {content}
      </form>
    )}
  />
);
