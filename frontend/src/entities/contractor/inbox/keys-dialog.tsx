import { Dialog } from '../../../shared/ui/dialog.js';
import { shortcuts } from './shortcuts.js';

/** Names the keys of the inbox. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title="Keyboard shortcuts"
    description="The shortcuts work while the focus is in the inbox and you are not typing. To move the focus there, click in the inbox or tab to it."
  >
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5">
      {Object.entries(shortcuts).map(([key, does]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-grid size-8 place-items-center rounded-[6px] border border-control bg-surface-quiet font-mono text-sm">
              {key}
            </kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
