import type { NewWebhook } from '@poolpros/contracts/http/webhooks';
import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { webhooksQuery } from '../api.js';
import type { TabProps } from '../tab.js';
import { FreshSecret } from './fresh-secret.js';
import { WebhookForm } from './webhook-form.js';
import { WebhookRow } from './webhook-row.js';

/** The endpoints that are told what happens to a business. */
export function Webhooks({ listing, onSessionEnd }: TabProps) {
  const { data, error, refetch } = useQuery(webhooksQuery(listing.id));
  useSessionEnd(onSessionEnd, error);
  const [fresh, setFresh] = useState<NewWebhook | null>(null);
  if (!data) return <LoadingState name="Your webhooks" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {fresh && (
        <FreshSecret
          key={fresh.secret}
          title={`Save the secret for ${fresh.url}`}
          text="We will not show it again. Your program uses it to check that a message is from us, so keep it secret."
          secret={fresh.secret}
          onSaved={() => setFresh(null)}
        />
      )}
      {data.items.length > 0 && (
        <Card bare>
          <h2 className="type-h3 px-4 pt-4 pb-3 md:px-6 md:pt-5">Webhooks</h2>
          <ul aria-label="Webhooks">
            {data.items.map((webhook) => (
              <WebhookRow key={webhook.id} installerId={listing.id} webhook={webhook} onReplaced={setFresh} />
            ))}
          </ul>
        </Card>
      )}
      {data.mostWebhooks > 0 &&
        !fresh &&
        (data.items.length < data.mostWebhooks ? (
          <WebhookForm installerId={listing.id} onAdded={setFresh} />
        ) : (
          <Card>
            <h2 className="type-h3">
              You have reached your limit: {data.mostWebhooks} of {data.mostWebhooks} webhooks
            </h2>
            <p className="mt-1 text-soft">Remove one to add another.</p>
          </Card>
        ))}
      {data.mostWebhooks > 0 && (
        <p className="text-soft">
          Each message says what happened and has a link, but no personal data.{' '}
          <Link to={`${pagePaths.help}#check-a-webhook`} className="link">
            How a program checks that a message is from us
          </Link>
        </p>
      )}
    </>
  );
}
