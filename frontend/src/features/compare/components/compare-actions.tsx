import { Printer, Share } from 'lucide-react';
import { copyText } from '../../../shared/lib/copy-text.js';
import { useServices } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Chip } from '../../../shared/ui/choice.js';
import { useToast } from '../../../shared/ui/toast.js';

export interface CompareActionsProps {
  onlyDifferences: boolean;
  onOnlyDifferencesChange: (wanted: boolean) => void;
  /** Path of the comparison as others may have it. */
  sharedPath: string;
}

export function CompareActions({ onlyDifferences, onOnlyDifferencesChange, sharedPath }: CompareActionsProps) {
  const { publicUrl } = useServices();
  const toast = useToast();
  const share = async () => {
    const link = `${publicUrl}${sharedPath}`;
    if (await copyText(link)) toast({ title: 'Link copied', text: 'It shows the same contractors to everyone.' });
    else toast({ title: 'Not copied', text: link, tone: 'bad' });
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Chip pressed={onlyDifferences} onPressedChange={onOnlyDifferencesChange}>
        Only differences
      </Chip>
      <Button size="sm" onClick={() => void share()}>
        <Share aria-hidden="true" className="size-4" />
        Share
      </Button>
      <Button size="sm" className="hidden! md:inline-flex!" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </Button>
    </div>
  );
}
