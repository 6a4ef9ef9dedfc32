import { useEffect, useRef } from 'react';
import { copyText } from '../../../shared/lib/copy-text.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { useToast } from '../../../shared/ui/toast.js';

export interface FreshSecretProps {
  title: string;
  text: string;
  secret: string;
  onSaved: () => void;
}

/** What was just made for a program, and is shown once. */
export function FreshSecret({ title, text, secret, onSaved }: FreshSecretProps) {
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () =>
    toast(
      (await copyText(secret))
        ? { title: 'Copied', text: 'Paste it where your program keeps its secrets.' }
        : { title: 'Not copied', text: 'Select it and copy it manually.', tone: 'bad' },
    );
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="type-h3 wrap-anywhere outline-none!">
        {title}
      </h2>
      <p className="mt-1 text-soft">{text}</p>
      <p className="mt-3 rounded-card bg-stone-100 p-4">
        <code className="font-semibold wrap-anywhere">{secret}</code>
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
