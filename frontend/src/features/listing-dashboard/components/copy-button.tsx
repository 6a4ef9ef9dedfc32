import { copyText } from '../../../shared/lib/copy-text.js';
import { Button } from '../../../shared/ui/button.js';
import { useToast } from '../../../shared/ui/toast.js';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  label: string;
  /** Where to paste it. */
  next: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, label, next }: CopyButtonProps) {
  const toast = useToast();
  const copy = async () =>
    toast(
      (await copyText(text))
        ? { title: 'Copied', text: next }
        : { title: 'Not copied', text: 'Select it and copy it manually.', tone: 'bad' },
    );
  return (
    <Button size="sm" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
