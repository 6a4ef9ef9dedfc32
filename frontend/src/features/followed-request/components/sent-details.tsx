import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { requestLimits } from '@poolpros/contracts/limits';
import { useState } from 'react';
import { photosByLink } from '../../../entities/requests/photo-access.js';
import { RequestFacts } from '../../../entities/requests/request-facts.js';
import { RequestPhotos } from '../../../entities/requests/request-photos.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { onDemand } from '../../../shared/ui/on-demand.js';

const morePhotos = onDemand(() => import('./more-photos.js').then(({ MorePhotos }) => MorePhotos), {
  Loading: () => null,
});
const detailsForm = onDemand(() => import('./details-form.js').then(({ DetailsForm }) => DetailsForm), {
  Loading: () => null,
});

/** What the homeowner sent, and a form that says more about it. */
export function SentDetails({ request, token }: { request: FollowedRequest; token: string }) {
  const [isEditing, setEditing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="type-h4">What you {request.isConfirmed ? 'sent' : 'wrote'}</h2>
      <p className="text-[0.9375rem]/[1.375rem] whitespace-pre-line wrap-anywhere">{request.message}</p>
      <RequestPhotos photos={request.photos} access={photosByLink(token)} from="you" />
      <RequestFacts request={request} />
      {!request.isWithdrawn && (
        <>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              aria-expanded={isEditing}
              onPointerEnter={detailsForm.preload}
              onFocus={detailsForm.preload}
              onClick={() => setEditing((before) => !before)}
            >
              Change the details
            </Button>
            {(isAdding || request.photos.length < requestLimits.photos) && (
              <Button
                size="sm"
                aria-expanded={isAdding}
                onPointerEnter={morePhotos.preload}
                onFocus={morePhotos.preload}
                onClick={() => setAdding((before) => !before)}
              >
                Add photos
              </Button>
            )}
          </div>
          {isAdding && <morePhotos.Component request={request} token={token} />}
          {isEditing && <detailsForm.Component request={request} token={token} onSaved={() => setEditing(false)} />}
        </>
      )}
    </Card>
  );
}
