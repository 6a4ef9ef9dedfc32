import { CircleCheck, CircleX, Mail } from 'lucide-react';
import { Button } from '../../../shared/ui/button.js';
import { byReach, sentTitle } from '../reach.js';
import { SentDetails, type SentDetailsProps } from './sent-details.js';

/** What became of a message, in place of the form of a page. */
export function SentCard({ onAgain, ...details }: SentDetailsProps & { onAgain: () => void }) {
  const { mustConfirm } = details.sent;
  const isReached = !mustConfirm && byReach(details.sent).reached.length > 0;
  const WaitingIcon = mustConfirm ? Mail : CircleX;
  const Icon = isReached ? CircleCheck : WaitingIcon;
  return (
    <div className="flex flex-col gap-4">
      <p className={`flex items-center gap-2 font-semibold ${isReached ? 'text-leaf-700' : 'text-amber-700'}`}>
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {sentTitle(details.sent)}
      </p>
      <SentDetails {...details} />
      <Button onClick={onAgain}>Write another message</Button>
    </div>
  );
}
