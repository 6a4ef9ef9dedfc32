import { clsx } from 'clsx';
import { MapPin, Store, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { splitMatch } from '../../shared/ui/combobox-matches.js';
import { Link } from '../../shared/ui/link.js';
import { optionId } from './option-id.js';
import { placeTyped } from './place-typed.js';
import type { TypedText } from './use-suggestions.js';

export interface SuggestionListProps {
  id: string;
  suggestions: TypedText['suggestions'];
  /** What has been typed; its match is bold. */
  text: string;
  /** Position of the highlighted row: services, places, installers; -1 for none. */
  active: number;
  /** Over what follows, where there is no room; else between the field and what follows, or beside both on a wide screen. */
  over: boolean;
  onChoose: (position: number) => void;
}

/** Services, places and installers under the one box. The keyboard stays in the field. */
export function SuggestionList({
  id,
  suggestions: { services, places, installers },
  text,
  active,
  over,
  onChoose,
}: SuggestionListProps) {
  const itemClass = (position: number) =>
    clsx(
      'flex min-h-11 w-full items-start gap-2.5 rounded-[8px] px-3 py-2.5 text-left hover:bg-pool-50',
      position === active && 'bg-pool-50 outline-2 -outline-offset-2 outline-pool-300',
    );
  const option = (position: number) =>
    ({
      id: optionId(id, position),
      role: 'option',
      tabIndex: -1,
      'aria-selected': position === active,
      className: itemClass(position),
    }) as const;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      // Keeps the focus in the field while the list is pressed or scrolled.
      onMouseDown={(event) => event.preventDefault()}
      className={clsx(
        'overflow-y-auto rounded-[12px] p-1.5 text-ink',
        over
          ? 'absolute top-full left-0 z-20 mt-1.5 max-h-[min(26rem,60vh)] w-full min-w-[min(22rem,calc(100vw-2.5rem))] bg-surface shadow-overlay'
          : 'mt-3.5 max-h-[20rem] border border-rule bg-surface-quiet md:max-xl:columns-2 xl:absolute xl:top-0 xl:left-full xl:z-20 xl:mt-0 xl:ml-9 xl:max-h-[21.5rem] xl:w-[22rem] xl:border-transparent xl:bg-surface xl:shadow-overlay',
      )}
    >
      {services.length > 0 && (
        <Group id={`${id}-services`} title="Services">
          {services.map(({ label, typed }, position) => (
            <button key={label} type="button" {...option(position)} onClick={() => onChoose(position)}>
              <Wrench aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pool-600" strokeWidth={1.75} />
              <Words label={label} match={typed} detail={null} />
            </button>
          ))}
        </Group>
      )}
      {places.length > 0 && (
        <Group id={`${id}-places`} title="Places">
          {places.map((place, index) => (
            <button
              key={`${place.kind} ${place.state} ${place.label}`}
              type="button"
              {...option(services.length + index)}
              onClick={() => onChoose(services.length + index)}
            >
              <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pool-600" strokeWidth={1.75} />
              <Words label={place.label} match={placeTyped(text, place.label).typed} detail={place.detail} />
            </button>
          ))}
        </Group>
      )}
      {installers.length > 0 && (
        <Group id={`${id}-installers`} title="Contractors">
          {installers.map(({ id: installerId, name, location, path }, index) => (
            <Link key={installerId} to={path} {...option(services.length + places.length + index)}>
              <Store aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pool-600" strokeWidth={1.75} />
              <Words label={name} match={text} detail={location} />
            </Link>
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box has groups of options, not field sets
    <div role="group" aria-labelledby={id} className="break-inside-avoid">
      <div id={id} className="type-caption px-3 pt-2 pb-1 font-semibold text-muted">
        {title}
      </div>
      {children}
    </div>
  );
}

function Words({ label, match, detail }: { label: string; match: string; detail: string | null }) {
  const [before, matched, after] = splitMatch(label, match);
  return (
    <span className="min-w-0 wrap-anywhere">
      {before}
      <b className="font-bold">{matched}</b>
      {after}
      {detail && <span className="type-small ml-1.5 text-muted">{detail}</span>}
    </span>
  );
}
