import { adminPaths } from '@poolpros/contracts/admin-paths';
import type {
  AdminContactRequest,
  AdminContactRequestList,
  AdminContactRequestState,
  StaffRequestAction,
} from '@poolpros/contracts/http/contact-requests';
import type { PhoneDetails } from '@poolpros/contracts/http/phone-details';
import { momentText } from '../../../shared/lib/dates.js';
import { phoneLink, readablePhone } from '../../../shared/lib/phone.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { adminContactRequestsQuery, handleRequest } from '../api.js';
import { useQueueDecision } from '../hooks/use-queue-decision.js';
import { queueUrl } from '../queue-url.js';
import { ListingName } from './listing-name.js';
import { PagedQueue } from './paged-queue.js';
import { UndeliveredFigures, undeliveredReasonTexts } from './undelivered-figures.js';

/** Requests that need the staff: those that reached nobody, those to unclaimed businesses, and spam. */
export const Requests = ({ onSessionEnd }: { onSessionEnd: () => void }) => (
  <PagedQueue<AdminContactRequestList, AdminContactRequestState>
    title="Requests"
    text="Messages from homeowners that reached no one, that went to unclaimed businesses, or that a business or our staff marked as spam. A business that claims its page will find its requests in the dashboard."
    tabs={[
      { value: 'open', label: 'Undelivered', empty: 'Every request has reached its business.' },
      { value: 'unclaimed', label: 'Unclaimed businesses', empty: 'No unclaimed business has any requests.' },
      { value: 'spam', label: 'Spam', empty: 'Nothing is marked as spam.' },
    ]}
    queueQuery={adminContactRequestsQuery}
    urlOf={queueUrl('requests', 'open')}
    idOf={({ id }) => id}
    row={(request, onDone) => <QueuedRequest request={request} onDone={onDone} />}
    onSessionEnd={onSessionEnd}
  >
    <UndeliveredFigures />
  </PagedQueue>
);

const actionTexts: Readonly<Record<StaffRequestAction, { label: string; done: string }>> = {
  deliver: { label: 'Passed on by phone', done: 'The request counts as delivered.' },
  mail_again: { label: 'Email it again', done: 'The request is on its way to the email address that we have now.' },
  mark_spam: { label: 'Spam', done: 'The request is no longer in the business’s inbox.' },
  not_spam: { label: 'Not spam', done: 'The request is back in the business’s inbox.' },
};

function QueuedRequest({ request, onDone }: { request: AdminContactRequest; onDone: () => void }) {
  const { undeliveredReason, name, phone, message, createdAt, listing, actions } = request;
  const { mutate, isPending, variables } = useQueueDecision<StaffRequestAction>({
    decide: (api, action) => handleRequest(api, request, action),
    itemOf: () => request,
    reads: [adminPaths.adminContactRequests, adminPaths.undeliveredRequests],
    said: (action) => ({ title: 'Saved', text: actionTexts[action].done }),
    onDecided: onDone,
  });
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-[620] wrap-anywhere">{name}</b>
          {undeliveredReason && <Badge tone="amber">{undeliveredReasonTexts[undeliveredReason]}</Badge>}
        </p>
        <p className="type-small mt-0.5 text-soft">
          To <ListingName listing={listing} />, {listing.location} · {momentText(createdAt)}
        </p>
        <p className="mt-2 max-w-[44rem] whitespace-pre-line wrap-anywhere">{message}</p>
        <dl className="type-small mt-2 flex flex-wrap gap-x-6 gap-y-1">
          <PhoneFact
            label="Business"
            phone={listing.phone}
            phoneExtension={listing.phoneExtension}
            phoneWords={listing.phoneWords}
          />
          <PhoneFact label="Homeowner" phone={phone} />
        </dl>
      </div>
      <div className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === 'mark_spam' ? 'ghost' : 'outline'}
            busyText={isPending && variables === action ? 'Saving...' : null}
            onClick={() => mutate(action)}
          >
            {actionTexts[action].label}
            <span className="sr-only">: {name}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}

const PhoneFact = ({ label, phone, ...details }: { label: string; phone: string | null } & PhoneDetails) => (
  <div className="flex gap-1.5">
    <dt className="text-muted">{label}</dt>
    <dd>
      {phone ? (
        <a href={phoneLink(phone.replace(/[^+\d]/g, ''), details)} className="link">
          {readablePhone(phone, details)}
        </a>
      ) : (
        'No phone'
      )}
    </dd>
  </div>
);
