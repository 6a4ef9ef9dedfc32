import type { TimeSpan } from '@poolpros/contracts/hours/week';
import { hoursCounts } from '@poolpros/contracts/listing-options';
import { Plus, Trash2 } from 'lucide-react';
import type { FieldErrors } from '../../../shared/forms/use-fields.js';
import { Button } from '../../../shared/ui/button.js';
import { FieldErrorText } from '../../../shared/ui/field.js';

export interface SpanListProps {
  /** The name of the day, such as `Monday`. */
  label: string;
  spans: readonly TimeSpan[];
  /** The name of each span in errors: `hours.0`. */
  names: readonly string[];
  errors: FieldErrors;
  onSpansChange: (spans: TimeSpan[]) => void;
}

/** The times of one day, from opening to closing; each but the last one can be removed. */
export const SpanList = ({ label, spans, names, errors, onSpansChange }: SpanListProps) => (
  <div className="flex flex-col gap-1">
    {spans.map((span, position) => {
      const name = names[position] ?? `${label}.${position}`;
      const which = position === 0 ? '' : `, ${position + 1}`;
      const problem = errors[`${name}.opens`] ?? errors[`${name}.closes`];
      return (
        <div key={name}>
          <div className="flex items-center gap-2">
            {(['opens', 'closes'] as const).map((edge) => (
              <input
                key={edge}
                type="time"
                required
                name={`${name}.${edge}`}
                aria-label={`${label} ${edge}${which}`}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${name}-error` : undefined}
                className="control min-h-11! w-34 tabular-nums"
                // Browsers represent the end of a day as the beginning of the next.
                value={span[edge] === '24:00' ? '00:00' : span[edge]}
                onChange={({ target }) =>
                  onSpansChange(spans.map((each, at) => (at === position ? { ...each, [edge]: target.value } : each)))
                }
              />
            ))}
            {spans.length > 1 && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove ${label}${which}`}
                onClick={() => onSpansChange(spans.filter((_, at) => at !== position))}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            )}
          </div>
          {problem && <FieldErrorText id={`${name}-error`}>{problem}</FieldErrorText>}
        </div>
      );
    })}
    {spans.length < hoursCounts.spansOfDay && (
      <div>
        <Button variant="ghost" size="sm" onClick={() => onSpansChange([...spans, { opens: '', closes: '' }])}>
          <Plus aria-hidden="true" className="size-4" />
          Add hours <span className="sr-only">on {label}</span>
        </Button>
      </div>
    )}
  </div>
);
