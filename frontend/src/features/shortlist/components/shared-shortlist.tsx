import { counted } from '@poolpros/contracts/counted';
import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { CompareCard } from '../../../entities/listings/compare-card.js';
import { SaveButton } from '../../../entities/listings/save-button.js';
import { shortlist, shortlistFull } from '../../../entities/listings/shortlist.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { EmptyState, Note } from '../../../shared/ui/states.js';
import { useToast } from '../../../shared/ui/toast.js';
import { cardsQuery } from '../api.js';
import type { ShortlistActions } from './own-shortlist.js';
import { ShortlistRow } from './shortlist-row.js';

/** The shortlist that a link carries, read by somebody else than its maker. */
export function SharedShortlist({ ids, onContact, onAskSeveral }: ShortlistActions & { ids: readonly number[] }) {
  const { data } = useQuery(cardsQuery(ids));
  const cards = data?.installers ?? [];
  const saved = shortlist.useEntries();
  const toast = useToast();
  const navigate = useNavigate();
  const fresh = cards.filter(({ id }) => !saved.some((firm) => firm.id === id));
  const saveAll = () => {
    const left = fresh.filter(({ id, name }) => !shortlist.put({ id, name, note: '', miles: null }));
    if (left.length > 0) toast({ title: `${left.length} not saved`, text: shortlistFull, tone: 'bad' });
    void navigate(pagePaths.shortlist);
  };
  if (cards.length === 0)
    return (
      <>
        <h1 className="sr-only">A shared shortlist</h1>
        <EmptyState title="These contractors are no longer listed" text="The link works, but their pages are gone.">
          <ButtonLink variant="secondary" to={pagePaths.searchResults}>
            Find contractors
          </ButtonLink>
        </EmptyState>
      </>
    );
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_372px]">
      <div>
        <h1 className="type-h1">A shared shortlist</h1>
        <p className="mt-1 mb-5 text-soft">
          {counted(cards.length, 'contractor')}, picked by the person who sent you the link.
        </p>
        {cards.length < ids.length && (
          <div className="mb-4">
            <Note tone="amber">
              {ids.length - cards.length === 1
                ? 'One contractor on the list is'
                : `${ids.length - cards.length} contractors on the list are`}{' '}
              no longer shown.
            </Note>
          </div>
        )}
        <ul className="border-t border-rule">
          {cards.map((card) => (
            <ShortlistRow
              key={card.id}
              name={card.name}
              card={card}
              onContact={() => onContact(card, cards)}
              last={<SaveButton installer={card} />}
            />
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          {fresh.length > 0 ? (
            <Button variant="primary" size="lg" onClick={saveAll}>
              <Heart aria-hidden="true" className="size-5" />
              Save to my shortlist
            </Button>
          ) : (
            <ButtonLink variant="secondary" size="lg" to={pagePaths.shortlist}>
              Open your shortlist
            </ButtonLink>
          )}
          {cards.length > 1 && (
            <Button size="lg" onClick={() => onAskSeveral(cards)}>
              Ask several at once
            </Button>
          )}
        </div>
      </div>
      <aside aria-label="Comparison">
        <CompareCard />
      </aside>
    </div>
  );
}
