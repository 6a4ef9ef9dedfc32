import { Share2 } from 'lucide-react';
import { copyText } from '../../../shared/lib/copy-text.js';
import { Button } from '../../../shared/ui/button.js';
import { useToast } from '../../../shared/ui/toast.js';

/** Hands the page on by what the device offers; where it offers nothing, copies the link. */
export function ShareButton({ name, url }: { name: string; url: string }) {
  const toast = useToast();
  const copy = async () => {
    if (await copyText(url)) toast({ title: 'Link copied', text: `The link to ${name} is on your clipboard.` });
    else toast({ title: 'Not copied', text: `Copy this link: ${url}`, tone: 'bad' });
  };
  const share = async () => {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      // Who closes the list of the device wants nothing else instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <Button size="sm" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span>
        Share <span className="sr-only">{name}</span>
      </span>
    </Button>
  );
}
