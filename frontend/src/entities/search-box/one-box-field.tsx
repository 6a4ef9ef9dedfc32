import { counted } from '@poolpros/contracts/counted';
import { textLengths } from '@poolpros/contracts/limits';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Badge } from '../../shared/ui/badge.js';
import { Field } from '../../shared/ui/field.js';
import { onDemand } from '../../shared/ui/on-demand.js';
import { optionId } from './option-id.js';
import type { OneBoxState } from './use-one-box.js';

const suggestionList = onDemand(() => import('./suggestion-list.js').then((module) => module.SuggestionList), {
  Loading: () => null,
  Failed: () => null,
});

export interface OneBoxFieldProps {
  box: OneBoxState;
  compact?: boolean;
  /** The error in one sentence. */
  error?: string | null;
  /** Next to the field, such as a button. */
  children?: ReactNode;
}

/** One field for place, service, distance, rating and names, with a list of interpretations. Works without the list. */
export function OneBoxField({ box, compact = false, error = null, children }: OneBoxFieldProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const root = useRef<HTMLDivElement>(null);
  const { text, suggestions, labels } = box;
  const { services, places, installers } = suggestions;
  const count = services.length + places.length + installers.length;
  const open = wanted && count > 0;
  const at = open && active < count ? active : -1;
  const activeId = at >= 0 ? optionId(listId, at) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const close = () => {
    setWanted(false);
    setActive(-1);
  };

  useEffect(() => {
    if (!open) return;
    // A list between the fields must stay until the press that leaves it has reached its button.
    const closeOutside = ({ target }: MouseEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('click', closeOutside);
    return () => document.removeEventListener('click', closeOutside);
  });

  const choose = (position: number) => {
    const service = services[position];
    const place = places[position - services.length];
    const installer = installers[position - services.length - places.length];
    setActive(-1);
    if (service) {
      box.setText(`${[service.before, service.label].filter(Boolean).join(' ')} `);
      root.current?.querySelector('input')?.focus();
      return;
    }
    close();
    if (place) void box.search(place);
    else if (installer) void navigate(installer.path);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0) return;
      event.preventDefault();
      // The field itself is one stop of the arrow keys.
      const stops = count + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(((at + 1 + step + stops) % stops) - 1);
      setWanted(true);
    } else if (event.key === 'Enter') {
      if (at < 0) return close();
      event.preventDefault();
      choose(at);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      close();
    } else if (event.key === 'Home' || event.key === 'End') {
      setActive(-1);
    }
  };

  return (
    <div ref={root} className="relative">
      <Field label="What do you need, and where?" hint={<Hint labels={labels} compact={compact} />} error={error}>
        {(control) => (
          <span className="flex gap-2">
            <span className="relative min-w-0 flex-1">
              {!compact && (
                <Search
                  aria-hidden="true"
                  className="pointer-events-none absolute top-4 left-3.5 size-5 text-muted"
                  strokeWidth={1.75}
                />
              )}
              <input
                {...control}
                type="search"
                role="combobox"
                name="q"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="search"
                maxLength={textLengths.searched.max}
                aria-autocomplete="list"
                aria-expanded={open}
                aria-controls={listId}
                aria-activedescendant={activeId}
                className={clsx('control text-ellipsis', compact ? 'min-h-11!' : 'min-h-[52px]! pl-11!')}
                value={text}
                onFocus={suggestionList.preload}
                onChange={(event) => {
                  box.setText(event.target.value);
                  setActive(-1);
                  setWanted(true);
                }}
                onKeyDown={onKeyDown}
              />
            </span>
            {children}
          </span>
        )}
      </Field>
      {open && (
        <suggestionList.Component
          id={listId}
          suggestions={suggestions}
          text={text}
          active={at}
          over={compact}
          onChoose={choose}
        />
      )}
      <p role="status" className="sr-only">
        {labels.length > 0 && `Understood: ${labels.join(', ')}. `}
        {open && `${counted(count, 'suggestion')}. Use the arrow keys to choose.`}
      </p>
    </div>
  );
}

/** Examples, replaced by the recognized parts of a text at the same height. */
function Hint({ labels, compact }: { labels: readonly string[]; compact: boolean }) {
  if (compact)
    return labels.length > 0
      ? `Understood: ${labels.join(' · ')}`
      : 'For example, “hot tub repair near 85254, 4 stars”';
  if (labels.length === 0)
    return 'For example, “hot tub repair near 85254 within 25 miles, 4 stars” or “sauna installers Scottsdale”';
  return (
    <span className="-mb-2 flex flex-wrap items-center gap-1.5">
      Understood:
      {labels.map((label) => (
        <Badge key={label} tone="pool">
          {label}
        </Badge>
      ))}
    </span>
  );
}
