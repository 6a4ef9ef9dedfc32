import { useState } from 'react';
import { useIdle } from '../../shared/lib/use-idle.js';
import { onDemand } from '../../shared/ui/on-demand.js';
import type { ContactTarget } from './api.js';
import type { Candidate } from './candidates.js';

const dialogs = () => import('./components/contact-dialog.js');
const contactDialog = onDemand(() => dialogs().then(({ ContactDialog }) => ContactDialog));
const askDialog = onDemand(() => dialogs().then(({ AskDialog }) => AskDialog));

/** A dialog for a page: `contact` opens it for an installer, `dialog` goes anywhere in the page. */
export function useContactDialog() {
  const [contacted, setContacted] = useState<{ installer: ContactTarget; others: readonly Candidate[] } | null>(null);
  const [open, setOpen] = useState(false);
  useIdle(contactDialog.preload);
  return {
    /** The others could be asked the same. */
    contact: ({ id, name }: ContactTarget, others: readonly Candidate[] = []) => {
      setContacted({ installer: { id, name }, others });
      setOpen(true);
    },
    dialog: contacted && (
      <contactDialog.Component
        installer={contacted.installer}
        atHand={contacted.others}
        open={open}
        onOpenChange={setOpen}
      />
    ),
  };
}

/** A dialog for a page: `ask` opens it for the candidates, `askDialog` goes anywhere in the page. */
export function useAskDialog() {
  const [candidates, setCandidates] = useState<readonly Candidate[] | null>(null);
  const [open, setOpen] = useState(false);
  useIdle(askDialog.preload);
  return {
    ask: (offered: readonly Candidate[]) => {
      setCandidates(offered);
      setOpen(true);
    },
    askDialog: candidates && <askDialog.Component candidates={candidates} open={open} onOpenChange={setOpen} />,
  };
}
