import { useCallback, useRef, useState } from 'react';
import type { SearchContext } from '../../entities/listings/compare-list.js';
import { takesRequests } from '../../entities/listings/contact-button.js';
import { useServices } from '../../shared/lib/services.js';
import { useIdle } from '../../shared/lib/use-idle.js';
import { onDemand } from '../../shared/ui/on-demand.js';
import type { ContactTarget } from './api.js';
import type { Candidate } from './candidates.js';
import type { SentMessage } from './hooks/use-contact-form.js';

const dialogs = () => import('./components/contact-dialog.js');
const contactDialog = onDemand(() => dialogs().then(({ ContactDialog }) => ContactDialog));
const askDialog = onDemand(() => dialogs().then(({ AskDialog }) => AskDialog));
const sentPanel = onDemand(() => dialogs().then(({ SentPanel }) => SentPanel), {
  Loading: () => null,
  Failed: () => null,
});

function preload(): void {
  for (const part of [contactDialog, askDialog, sentPanel]) part.preload();
}

/** Whom a dialog is about, and the search that it comes from. */
interface Offer {
  candidates: readonly Candidate[];
  context: SearchContext;
}

const noContext: SearchContext = {};

/**
 * The dialogs of a page: `contact` opens one for an installer, `ask` one for those of the candidates that the visitor
 * ticks. `dialog` goes anywhere in the page; after a message was sent it shows what became of it.
 */
export function useContactDialog() {
  const { publicUrl, visits } = useServices();
  const [contacted, setContacted] = useState<(Offer & { installer: ContactTarget }) | null>(null);
  const [offered, setOffered] = useState<Offer | null>(null);
  const [open, setOpen] = useState<'contact' | 'ask' | null>(null);
  const [sent, setSent] = useState<(Offer & { message: SentMessage }) | null>(null);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const justSent = useRef(false);
  useIdle(preload);

  const prepare = () => {
    preload();
    const { activeElement } = document;
    if (!panel.current?.contains(activeElement)) opener.current = activeElement;
  };
  /** The others could be asked the same. */
  const contact = (
    { id, name }: ContactTarget,
    candidates: readonly Candidate[] = [],
    context: SearchContext = noContext,
  ) => {
    prepare();
    visits.count({ installerId: id, kind: 'contact' });
    setContacted({ installer: { id, name }, candidates, context });
    setOpen('contact');
  };
  const ask = (candidates: readonly Candidate[], context: SearchContext = noContext) => {
    prepare();
    setOffered({ candidates: candidates.filter((candidate) => takesRequests(candidate, publicUrl)), context });
    setOpen('ask');
  };
  const closePanel = useCallback(() => {
    setSent(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, []);
  const shared = (which: 'contact' | 'ask', offer: Offer) => ({
    candidates: offer.candidates,
    context: offer.context,
    open: open === which,
    onOpenChange: (wanted: boolean) => setOpen(wanted ? which : null),
    onSent: (message: SentMessage) => {
      justSent.current = true;
      setSent({ ...offer, message });
      setOpen(null);
    },
    focusAfter: () => {
      const next = justSent.current ? panel.current : null;
      justSent.current = false;
      return next;
    },
  });
  return {
    contact,
    ask,
    dialog: (
      <>
        {sent && (
          <sentPanel.Component
            panel={panel}
            sent={sent.message}
            others={sent.candidates}
            context={sent.context}
            onContact={(other) => contact(other, sent.candidates, sent.context)}
            onClose={closePanel}
          />
        )}
        {contacted && <contactDialog.Component {...shared('contact', contacted)} installer={contacted.installer} />}
        {offered && <askDialog.Component {...shared('ask', offered)} />}
      </>
    ),
  };
}
