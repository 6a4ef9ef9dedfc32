import type { NewApiKey } from '@poolpros/contracts/http/api-keys';
import { useEffect, useRef } from 'react';
import { copyText } from '../../../shared/lib/copy-text.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { useToast } from '../../../shared/ui/toast.js';

export interface FreshApiKeyProps {
  apiKey: NewApiKey;
  onSaved: () => void;
}

/** A key that was just made, which is shown once. */
export function FreshApiKey({ apiKey: { name, key }, onSaved }: FreshApiKeyProps) {
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () =>
    toast(
      (await copyText(key))
        ? { title: 'Copied', text: 'Paste it where your program keeps its secrets.' }
        : { title: 'Not copied', text: 'Select the key and copy it yourself.', tone: 'bad' },
    );
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="type-h3 outline-none!">
        Save the key “{name}”
      </h2>
      <p className="mt-1 text-soft">
        We show it only now. Whoever has it reads what it may read, so tell it to nobody.
      </p>
      <p className="mt-3 rounded-card bg-stone-100 p-4">
        <code className="font-semibold wrap-anywhere">{key}</code>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>Copy it</Button>
        <Button variant="secondary" onClick={onSaved}>
          I have saved it
        </Button>
      </div>
    </Card>
  );
}
