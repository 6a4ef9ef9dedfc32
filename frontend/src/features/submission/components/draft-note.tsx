import { draftDays as mailedDraftDays } from '@poolpros/contracts/listing-options';
import { clsx } from 'clsx';
import { CloudCheck } from 'lucide-react';
import { momentText } from '../../../shared/lib/dates.js';
import { Button } from '../../../shared/ui/button.js';
import { Note } from '../../../shared/ui/states.js';
import type { ListingDraftState } from '../hooks/use-listing-draft.js';
import { draftDays } from '../listing-draft.js';

const failures = {
  gone: `The draft for this link is gone: it was sent or discarded, or it is more than ${mailedDraftDays.kept} days old.`,
  not_again:
    'This listing cannot be sent again: it is under review or live, or you have sent it as many times as allowed.',
  unavailable: 'We cannot open your draft right now. The link is still good; please try it again in a moment.',
};

/** Says that what is typed is kept, or that it was restored. It is there from the start, so that nothing moves. */
export function DraftNote({ draft: { restoredFrom, token, failure, discard } }: { draft: ListingDraftState }) {
  return (
    <Note icon={CloudCheck} role="status">
      <div
        className={clsx(
          'flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1',
          // One line of text stands beside the middle of the icon.
          failure === null && 'xl:-my-2.5',
        )}
      >
        {failure !== null && <span className="min-w-0 basis-full">{failures[failure]}</span>}
        {restoredFrom === null ? (
          `What you type is kept in this browser for up to ${draftDays} days, or until you send it.`
        ) : (
          <>
            <span className="min-w-0 flex-1 basis-64">
              We restored what you typed {token === null ? 'here ' : ''}on {momentText(restoredFrom)}. It has not been
              sent.
            </span>
            <Button variant="outline" onClick={discard}>
              Discard it
            </Button>
          </>
        )}
      </div>
    </Note>
  );
}
