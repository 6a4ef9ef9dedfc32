import { Check, Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../shared/lib/copy-text.js';
import { Button } from '../../../shared/ui/button.js';

const texts = { waiting: 'Copy link', copied: 'Link copied', failed: 'Copy it from the address bar' };

/** What can be done with a result: print it, hand its link on. */
export function ResultActions({ query }: { query: string }) {
  return (
    <>
      <Button onClick={() => window.print()} className="flex-1">
        <Printer aria-hidden="true" className="size-[18px]" />
        Print
      </Button>
      <CopyLinkButton query={query} />
    </>
  );
}

/** Copies the URL of this page with these figures. */
function CopyLinkButton({ query }: { query: string }) {
  const [state, setState] = useState<{ of: string; is: keyof typeof texts }>({ of: query, is: 'waiting' });
  const shown = state.of === query ? state.is : 'waiting';
  const copy = async () => {
    const { origin, pathname } = window.location;
    const isCopied = await copyText(`${origin}${pathname}${query && `?${query}`}`);
    setState({ of: query, is: isCopied ? 'copied' : 'failed' });
  };
  const Icon = shown === 'copied' ? Check : Link2;
  return (
    <Button onClick={() => void copy()} className="flex-1">
      <Icon aria-hidden="true" className="size-[18px]" />
      <span aria-live="polite">{texts[shown]}</span>
    </Button>
  );
}
