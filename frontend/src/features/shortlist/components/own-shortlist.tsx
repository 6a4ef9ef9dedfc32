import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { pagePaths } from '@poolpros/contracts/paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { CompareCard } from '../../../entities/listings/compare-card.js';
import { shortlist } from '../../../entities/listings/shortlist.js';
import { useHydrated } from '../../../shared/lib/use-hydrated.js';
import { Button, ButtonLink, IconButton } from '../../../shared/ui/button.js';
import { Skeleton } from '../../../shared/ui/skeleton.js';
import { EmptyState, Note } from '../../../shared/ui/states.js';
import { cardsQuery } from '../api.js';
import { MailCard } from './mail-card.js';
import { NoteEditor } from './note-editor.js';
import { ShareCard } from './share-card.js';
import { ShortlistRow } from './shortlist-row.js';

export interface ShortlistActions {
  onContact: (installer: InstallerCard, atHand: readonly InstallerCard[]) => void;
  onAskSeveral: (installers: readonly InstallerCard[]) => void;
}

/** What this browser has saved. */
export function OwnShortlist({ onContact, onAskSeveral }: ShortlistActions) {
  const firms = shortlist.useEntries();
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = firms.map(({ id }) => id);
  const { data, isPlaceholderData, error } = useQuery({ ...cardsQuery(ids), placeholderData: keepPreviousData });
  const cards = data?.installers ?? [];
  const cardOf = (id: number) =>
    cards.find((card) => card.id === id) ?? (data && !isPlaceholderData ? null : undefined);
  const remove = (id: number) => {
    heading.current?.focus();
    shortlist.remove(id);
  };
  if (hydrated && firms.length === 0) return <NothingSaved />;
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_372px]">
      <div>
        <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none!">
          Your shortlist
        </h1>
        <p className="mt-1 mb-5 text-soft">
          <span aria-live="polite">{hydrated ? `${firms.length} saved.` : 'Loading your list.'}</span> Kept in this
          browser. No account needed.
        </p>
        {error && (
          <div className="mb-4">
            <Note tone="amber">We could not load the details right now. Your list and your notes are safe.</Note>
          </div>
        )}
        <ul className="border-t border-rule">
          {!hydrated && <RowSkeletons />}
          {firms.map((firm) => (
            <ShortlistRow
              key={firm.id}
              name={firm.name}
              card={cardOf(firm.id)}
              miles={firm.miles}
              onContact={(card) => onContact(card, cards)}
              note={<NoteEditor firm={firm} />}
              last={
                <IconButton label={`Remove ${firm.name}`} onClick={() => remove(firm.id)}>
                  <Trash2 aria-hidden="true" className="size-5" />
                </IconButton>
              }
            />
          ))}
        </ul>
        {cards.length > 1 && (
          <Button variant="primary" size="lg" className="mt-6" onClick={() => onAskSeveral(cards)}>
            Ask several at once
          </Button>
        )}
      </div>
      <aside aria-label="Compare, share and email" className="flex flex-col gap-4">
        <CompareCard />
        {firms.length > 0 && (
          <>
            <ShareCard ids={ids} />
            <MailCard key={ids.join()} ids={ids} />
          </>
        )}
      </aside>
    </div>
  );
}

function RowSkeletons() {
  return ['first', 'second', 'third'].map((row) => (
    <li key={row} aria-hidden="true" className="flex gap-[1.125rem] border-b border-rule py-[1.125rem]">
      <Skeleton className="h-16 w-21 rounded-control! sm:h-21 sm:w-29" />
      <div className="flex flex-1 flex-col gap-3 pt-1">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-3.5 w-1/3" />
      </div>
    </li>
  ));
}

function NothingSaved() {
  return (
    <>
      <h1 className="sr-only">Your shortlist</h1>
      <EmptyState title="Nothing saved yet" text="Press the heart on a contractor. Your list stays in this browser.">
        <ButtonLink variant="secondary" to={pagePaths.searchResults}>
          Find contractors
        </ButtonLink>
      </EmptyState>
    </>
  );
}
