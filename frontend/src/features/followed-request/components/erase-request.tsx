import { useState } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { onDemand } from '../../../shared/ui/on-demand.js';

const dialog = onDemand(() => import('./step-dialogs.js').then(({ EraseDialog }) => EraseDialog));

/** Erases a request, after a question. */
export function EraseRequest({ token, onErased }: { token: string; onErased: () => void }) {
  const [asking, setAsking] = useState<boolean | null>(null);
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="type-h4">Your data</h2>
      <p className="type-small text-soft">
        The businesses never see your email. We will erase this request 24 months after you sent it, or you can erase it
        now.
      </p>
      <Button
        variant="danger"
        size="sm"
        onClick={() => setAsking(true)}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
      >
        Erase everything now
      </Button>
      {asking !== null && (
        <dialog.Component token={token} open={asking} onClose={() => setAsking(false)} onErased={onErased} />
      )}
    </Card>
  );
}
