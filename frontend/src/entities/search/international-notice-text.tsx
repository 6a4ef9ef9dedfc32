import { Globe, X } from 'lucide-react';
import { Note } from '../../shared/ui/states.js';
import { internationalHint } from './use-user-location.js';

/** What the notice says, with the button that closes it. */
export function InternationalNoticeText({ onClose }: { onClose: () => void }) {
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
          onClick={onClose}
          className="-my-1.5 -mr-2 grid size-9 pointer-coarse:size-11 shrink-0 place-items-center rounded-[8px] hover:bg-amber-100"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </span>
    </Note>
  );
}
