import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type ComboboxOption, matchOptions, splitMatch } from './combobox-matches.js';
import { Field, type FieldProps } from './field.js';

/** Keeps a list of 1,500 cities fast. */
const shownAtOnce = 60;

export interface ComboboxProps extends Omit<FieldProps, 'children'> {
  options: readonly ComboboxOption[];
  /** Value of the chosen option, empty for none; an option with an empty value clears the choice. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  name?: string;
  /** Gets the text while it is typed; empty when the list closes. */
  onTyped?: (text: string) => void;
  /** Offered when nothing matches. */
  instead?: readonly ComboboxOption[];
  /** Shown when nothing matches and there is nothing instead. */
  emptyText?: string;
}

/** A text field that narrows a long list. Emptying the field clears the choice. */
export function Combobox({
  options,
  value,
  onValueChange,
  placeholder,
  name,
  onTyped,
  instead = [],
  emptyText = 'No match',
  ...field
}: ComboboxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const chosen = value === '' ? undefined : options.find((option) => option.value === value);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const { shown: matching, hidden } = matchOptions(options, typed ?? '', shownAtOnce);
  const shown = matching.length > 0 ? matching : instead;
  const activeId = open && shown[active] ? `${listId}-${active}` : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const show = () => {
    setActive(Math.max(0, typed === null ? shown.findIndex((option) => option.value === value) : 0));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    onTyped?.('');
  };
  const choose = (option: ComboboxOption) => {
    onValueChange(option.value);
    close();
  };
  const handleLeave = () => {
    if (typed?.trim() === '') onValueChange('');
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + shown.length) % Math.max(1, shown.length));
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      const option = shown[active];
      if (option) choose(option);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  };

  return (
    <Popover.Root open={open} onOpenChange={(wanted) => !wanted && handleLeave()}>
      <Field {...field}>
        {(control) => (
          <Popover.Anchor className="relative">
            <input
              {...control}
              ref={input}
              type="text"
              role="combobox"
              name={name}
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={activeId}
              placeholder={placeholder}
              className="control pr-10 text-ellipsis"
              value={typed ?? chosen?.label ?? ''}
              onChange={(event) => {
                setTyped(event.target.value);
                onTyped?.(event.target.value);
                setActive(0);
                setOpen(true);
              }}
              onClick={show}
              onBlur={handleLeave}
              onKeyDown={onKeyDown}
            />
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute top-3.5 right-3 size-5 text-muted"
            />
          </Popover.Anchor>
        )}
      </Field>
      <Popover.Portal>
        <Popover.Content
          // The field is the combobox and the list its popup; the panel around the list is neither.
          role="presentation"
          align="start"
          sideOffset={6}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target === input.current) event.preventDefault();
          }}
          // Keeps the focus in the field while the list is pressed or scrolled.
          onMouseDown={(event) => event.preventDefault()}
          className="z-60 w-(--radix-popover-trigger-width) min-w-56 rounded-[12px] bg-surface text-ink shadow-overlay"
        >
          <div id={listId} role="listbox" aria-label="Matches" className="max-h-[300px] overflow-y-auto p-1.5">
            {shown.map((option, index) => (
              <ComboboxRow
                key={option.value}
                id={`${listId}-${index}`}
                option={option}
                typed={typed ?? ''}
                chosen={option.value === value}
                active={index === active}
                onChoose={() => choose(option)}
              />
            ))}
          </div>
          {shown.length === 0 && <p className="type-small px-4 pb-4 text-muted">{emptyText}</p>}
          {hidden > 0 && (
            <p className="type-caption border-t border-rule px-4 py-2 text-muted">{hidden} more: keep typing</p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface ComboboxRowProps {
  id: string;
  option: ComboboxOption;
  typed: string;
  chosen: boolean;
  active: boolean;
  onChoose: () => void;
}

function ComboboxRow({ id, option, typed, chosen, active, onChoose }: ComboboxRowProps) {
  const [before, match, after] = splitMatch(option.label, typed);
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onClick={onChoose}
      className={clsx(
        'flex min-h-11 w-full items-baseline text-left gap-1.5 rounded-[8px] px-3 py-2.5 hover:bg-pool-50',
        active && 'bg-pool-50 outline-2 -outline-offset-2 outline-pool-300',
        chosen && 'bg-pool-100',
      )}
    >
      <span>
        {before}
        <b className="font-bold">{match}</b>
        {after}
      </span>
      {option.detail && <span className="type-small text-muted">{option.detail}</span>}
      {chosen && <Check aria-hidden="true" className="ml-auto size-5 shrink-0 self-center text-pool-700" />}
    </button>
  );
}
