import { Send } from 'lucide-react';
import { Button } from '../../../shared/ui/button.js';
import { type SentFigures, useSentFigures } from '../use-sent-figures.js';

/** Leads to those who do the work, with the figures for the form. */
export function SendFigures(figures: SentFigures) {
  const send = useSentFigures();
  return (
    <Button variant="primary" size="lg" full onClick={() => send(figures)}>
      <Send aria-hidden="true" className="size-5" />
      Send this to contractors
    </Button>
  );
}
