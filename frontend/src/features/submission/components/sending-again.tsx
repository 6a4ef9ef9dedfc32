import { RotateCcw } from 'lucide-react';
import { Button } from '../../../shared/ui/button.js';
import { Note } from '../../../shared/ui/states.js';
import type { Rejected } from '../listing-draft.js';

/** Says why a listing was rejected, while it is put right. */
export const SendingAgain = ({ rejected, onDiscard }: { rejected: Rejected; onDiscard: () => void }) => (
  <Note tone="amber" icon={RotateCcw} role="status">
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <b className="block font-semibold">Correct what was not approved, and send it again</b>
        {rejected.reason} The form still has what you sent.
      </span>
      <Button variant="outline" onClick={onDiscard}>
        List another business
      </Button>
    </div>
  </Note>
);
