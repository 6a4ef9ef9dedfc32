import type { FollowedRecipient, FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { apiPaths } from '@poolpros/contracts/paths';
import { Phone } from 'lucide-react';
import { MessageForm } from '../../../entities/requests/message-form.js';
import { photosByLink } from '../../../entities/requests/photo-access.js';
import { homeownerStatuses } from '../../../entities/requests/request-labels.js';
import { ThreadMessages } from '../../../entities/requests/thread-messages.js';
import { phoneLink, readablePhone } from '../../../shared/lib/phone.js';
import { Badge } from '../../../shared/ui/badge.js';
import { buttonClass } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';
import { useShowRequest } from '../api.js';
import { isSilent, statusSteps } from '../status-steps.js';
import { StatusLine } from './status-line.js';

export interface RecipientCardProps {
  request: FollowedRequest;
  recipient: FollowedRecipient;
  token: string;
  /** Where others are offered; null where none are. */
  othersId: string | null;
}

/** How far a request has come with one business, and what both wrote. */
export function RecipientCard({ request, recipient, token, othersId }: RecipientCardProps) {
  const { name, profilePath, phone, status, messages, mayWrite, contactRequestId } = recipient;
  const show = useShowRequest(token);
  const label = homeownerStatuses[status];
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="type-h4 min-w-0 wrap-anywhere">
          {profilePath ? (
            <Link to={profilePath} className="inline-block py-1 pointer-coarse:py-2.5 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <Badge tone={label.tone}>{label.text}</Badge>
      </div>
      <StatusLine label={`Progress with ${name}`} steps={statusSteps(request, recipient)} />
      <Advice recipient={recipient} othersId={othersId} />
      <ThreadMessages
        messages={messages}
        side="homeowner"
        otherName={name}
        label={`Messages with ${name}`}
        photos={photosByLink(token)}
      />
      {phone && status !== 'withdrawn' && (
        <a href={phoneLink(phone, recipient)} className={buttonClass({ variant: 'outline' }, 'self-start')}>
          <Phone aria-hidden="true" className="size-5" strokeWidth={1.75} />
          Call {readablePhone(phone, recipient)}
        </a>
      )}
      {mayWrite && request.isConfirmed && !request.isWithdrawn && (
        <details open={messages.length > 0} className="border-t border-rule pt-1">
          <summary className="type-small min-h-11 cursor-pointer py-2.5 font-semibold text-link">
            Write to {name}
          </summary>
          <div className="pt-2">
            <MessageForm<FollowedRequest>
              label={`Your message to ${name}`}
              hint="Only this business will see it."
              photosHint="of the job site or the problem. Only this business will see them."
              button="Send"
              variant="secondary"
              path={apiPaths.requestMessages}
              bodyOf={(text) => ({ token, contactRequestId, text })}
              onSent={show}
            />
          </div>
        </details>
      )}
    </Card>
  );
}

/** What the homeowner should know where a business does not answer, or may not have read it. */
function Advice({ recipient, othersId }: Pick<RecipientCardProps, 'recipient' | 'othersId'>) {
  const { name, isClaimed, undelivered, status, repliedAt } = recipient;
  if (undelivered)
    return (
      <Note tone="amber">
        {name} has not joined PoolPros, and we have no email address to send your message to. We will keep your message
        and show it to the business when it joins. Until then, call this business or ask another.
      </Note>
    );
  if (isSilent(recipient, new Date()) && othersId)
    return (
      <Note tone="amber">
        <b className="font-semibold">They {status === 'declined' ? 'declined' : 'have not replied'}.</b> Send the same
        message{' '}
        <a href={`#${othersId}`} className="link">
          to other businesses that take requests
        </a>
        .
      </Note>
    );
  if (!isClaimed && repliedAt === null && (status === 'new' || status === 'delivered'))
    return (
      <Note tone="stone">
        {name} has not joined PoolPros yet. Your message went to the email address we have on file. We cannot tell
        whether anyone checks it.
      </Note>
    );
  return null;
}
