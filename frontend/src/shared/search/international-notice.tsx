import { Globe, X } from 'lucide-react';
import { setSessionValue, useSessionValue } from '../storage/session-value.js';
import { Note } from '../ui/states.js';
import { internationalHint } from './use-user-location.js';

const closedKey = 'internationalNoticeClosed';

/** For visitors from abroad, whose position cannot be searched by. Closed, it stays away for this session. */
export function InternationalNotice() {
  const closed = useSessionValue(closedKey) !== null;
  if (closed) return null;
  return (
    <Note tone="amber" icon={Globe}>
      <span className="flex items-start gap-3">
        <span className="min-w-0 flex-1">
          <b className="font-semibold">You seem to be outside the United States.</b> {internationalHint}. Phone numbers
          start with +1.
        </span>
        <button
          type="button"
          aria-label="Close this notice"
          onClick={() => setSessionValue(closedKey, 'yes')}
          className="-my-1.5 -mr-2 grid size-9 pointer-coarse:size-11 shrink-0 place-items-center rounded-[8px] hover:bg-amber-100"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </span>
    </Note>
  );
}
