import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { useState } from 'react';
import { RequestFacts } from '../../../entities/requests/request-facts.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { onDemand } from '../../../shared/ui/on-demand.js';

const detailsForm = onDemand(() => import('./details-form.js').then(({ DetailsForm }) => DetailsForm), {
  Loading: () => null,
});

/** What the homeowner sent, and a form that says more about it. */
export function SentDetails({ request, token }: { request: FollowedRequest; token: string }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="type-h4">What you sent</h2>
      <p className="text-[0.9375rem]/[1.375rem] whitespace-pre-line wrap-anywhere">{request.message}</p>
      <RequestFacts request={request} />
      {!request.isWithdrawn && (
        <>
          <Button
            size="sm"
            className="self-start"
            aria-expanded={isEditing}
            onPointerEnter={detailsForm.preload}
            onFocus={detailsForm.preload}
            onClick={() => setEditing((before) => !before)}
          >
            Change the details
          </Button>
          {isEditing && <detailsForm.Component request={request} token={token} onSaved={() => setEditing(false)} />}
        </>
      )}
    </Card>
  );
}
