import type { ComponentProps } from 'react';
import { TextArea } from '../ui/field.js';

type CountedTextAreaProps = ComponentProps<typeof TextArea> & { value: string; maxLength: number };

/** A long text with a character count. */
export const CountedTextArea = ({ hint, ...area }: CountedTextAreaProps) => (
  <TextArea
    hint={
      <span className="flex justify-between gap-4">
        <span className="min-w-0 wrap-anywhere">{hint}</span>
        <span className="shrink-0 tabular-nums">
          {area.value.length} / {area.maxLength.toLocaleString('en-US')}
        </span>
      </span>
    }
    {...area}
  />
);
