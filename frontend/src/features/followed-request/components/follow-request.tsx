import { lowerLabelOf } from '@poolpros/contracts/catalogue';
import { counted } from '@poolpros/contracts/counted';
import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ApiError, isUnavailable } from '../../../shared/api/api-error.js';
import { DeadLink, LinkLoading, LinkUnread } from '../../../shared/forms/mailed-link.js';
import { dayText, momentText } from '../../../shared/lib/dates.js';
import { useApi } from '../../../shared/lib/services.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Outcome } from '../../../shared/ui/panel.js';
import { Note } from '../../../shared/ui/states.js';
import { followedQuery } from '../api.js';
import { AskOthers } from './ask-others.js';
import { ConfirmRequest } from './confirm-request.js';
import { EndedPage } from './ended-page.js';
import { EraseRequest } from './erase-request.js';
import { OutcomeForm } from './outcome-form.js';
import { RecipientCard } from './recipient-card.js';
import { SentDetails } from './sent-details.js';
import { WithdrawRequest } from './withdraw-request.js';

const othersId = 'others';

/** The private page of a request, behind a mailed link. */
export function FollowRequest({ token }: { token: string }) {
  const api = useApi();
  const [isErased, setErased] = useState(false);
  const { data: request, error, isPending, refetch } = useQuery(followedQuery(api, token));
  if (isErased) return <Erased />;
  if (isPending) return <LinkLoading />;
  if (request) return <Request request={request} token={token} onErased={() => setErased(true)} />;
  if (isUnavailable(error)) return <LinkUnread onRetry={() => void refetch()} />;
  if (error instanceof ApiError && error.code === 'link_expired') return <EndedPage token={token} />;
  return (
    <DeadLink
      title="This link cannot be used"
      text="Open the link from the email again, or copy the whole address. It may have been cut off. If you erased the request, its page is gone."
      to={pagePaths.unitedStates}
      way="Find a contractor"
    />
  );
}

interface RequestProps {
  request: FollowedRequest;
  token: string;
  onErased: () => void;
}

function Request({ request, token, onErased }: RequestProps) {
  const { service, createdAt, followUntil, isConfirmed, isWithdrawn, outcome, recipients, offered } = request;
  const isOpen = isConfirmed && !isWithdrawn;
  const others = isOpen && offered.length > 0 ? othersId : null;
  const count = counted(recipients.length, 'business', 'businesses');
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="type-marker">Private page, only for you</p>
          <h1 className="type-h1 mt-1">{service ? `Your request: ${lowerLabelOf(service)}` : 'Your request'}</h1>
          <p className="mt-1 text-soft">
            {isConfirmed ? 'Sent' : 'Written'} <time dateTime={createdAt}>{momentText(createdAt)}</time>{' '}
            {isConfirmed ? `to ${count}` : `for ${count}`}. This page works until {dayText(followUntil)}.
          </p>
        </div>
        {!isWithdrawn && outcome === null && <WithdrawRequest request={request} token={token} />}
      </div>
      {isWithdrawn && (
        <div className="mt-6">
          <Note tone="stone" role="status">
            You withdrew this request. The businesses can no longer write to you about it.
          </Note>
        </div>
      )}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-4">
          {!isConfirmed && !isWithdrawn && <ConfirmRequest request={request} token={token} />}
          {recipients.length === 0 && (
            <Note tone="stone">The businesses that got your request are no longer listed here.</Note>
          )}
          {recipients.map((recipient) => (
            <RecipientCard
              key={recipient.contactRequestId}
              request={request}
              recipient={recipient}
              token={token}
              othersId={others}
            />
          ))}
          {others && <AskOthers id={others} request={request} token={token} />}
          {isOpen && <OutcomeForm request={request} token={token} />}
        </div>
        <aside aria-label="Your request" className="flex min-w-0 flex-col gap-4">
          <SentDetails request={request} token={token} />
          <EraseRequest token={token} onErased={onErased} />
        </aside>
      </div>
    </>
  );
}

const Erased = () => (
  <Outcome
    icon={CircleCheck}
    title="Everything has been erased"
    text="Your name, email and phone number, your message and everything that was written about it are gone, and so is this page. Emails that a business has already received stay with the business."
    takesFocus
  >
    <ButtonLink to={pagePaths.unitedStates} variant="secondary">
      Find a contractor
    </ButtonLink>
  </Outcome>
);
