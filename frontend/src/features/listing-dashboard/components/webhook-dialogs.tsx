import type { Webhook } from '@poolpros/contracts/http/webhooks';
import { webhookLimits } from '@poolpros/contracts/limits';
import { apiPaths } from '@poolpros/contracts/paths';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/dialog.js';
import { changeWebhook, removeWebhook, type WebhookOf } from '../api.js';
import { useStep } from '../hooks/use-step.js';
import { EventChoice } from './event-choice.js';

interface Asks {
  of: WebhookOf;
  onClose: () => void;
}

/** Changes the events that a webhook receives. */
export function ChangeDialog({ of, webhook, onClose }: Asks & { webhook: Webhook }) {
  const [events, setEvents] = useState(webhook.events);
  const { mutate, isPending } = useStep({
    take: (api) => changeWebhook(api, of, { events, isOn: webhook.isOn }),
    onDone: onClose,
    refused: 'Not saved',
    reads: [apiPaths.webhooks],
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Which events should it get?"
      button={{
        variant: 'primary',
        busyText: isPending ? 'Saving...' : null,
        onClick: () => events.length > 0 && mutate(),
        children: 'Save',
      }}
    >
      <EventChoice events={events} error={events.length === 0 ? 'Choose the events.' : null} onChange={setEvents} />
    </ConfirmDialog>
  );
}

/** Asks before the secret of a webhook is replaced. */
export const ReplaceDialog = ({ onClose, onReplace }: { onClose: () => void; onReplace: () => void }) => (
  <ConfirmDialog
    onClose={onClose}
    title="Replace the secret?"
    button={{ variant: 'primary', onClick: onReplace, children: 'Replace' }}
  >
    <p>
      We will show the new secret only once. For {webhookLimits.oldSecretHours} hours, messages will be signed with both
      secrets so that your program can switch over.
    </p>
  </ConfirmDialog>
);

/** Asks before a webhook is removed. */
export function RemoveDialog({ of, url, onClose }: Asks & { url: string }) {
  const { mutate, isPending } = useStep({
    take: (api) => removeWebhook(api, of),
    said: () => ({ title: 'Webhook removed', text: 'Nothing will be sent to it anymore.' }),
    onDone: onClose,
    refused: 'Not removed',
    reads: [apiPaths.webhooks],
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Remove the webhook?"
      button={{
        variant: 'danger',
        busyText: isPending ? 'Removing...' : null,
        onClick: () => mutate(),
        children: 'Remove',
      }}
    >
      <p className="wrap-anywhere">Nothing more will be sent to {url}, and its list of deliveries will be erased.</p>
    </ConfirmDialog>
  );
}
