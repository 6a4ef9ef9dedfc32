import type { NewWebhook, Webhook } from '@poolpros/contracts/http/webhooks';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAskProof } from '../../../entities/contractor/ask-proof.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { momentText } from '../../../shared/lib/dates.js';
import { useApi } from '../../../shared/lib/services.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { useToast } from '../../../shared/ui/toast.js';
import { changeWebhook, replaceWebhookSecret, testWebhook } from '../api.js';
import { useStep } from '../hooks/use-step.js';
import { problemText } from '../problem-text.js';
import { eventTexts, stopTexts } from '../webhook-texts.js';
import { WebhookDeliveries } from './webhook-deliveries.js';
import { ChangeDialog, RemoveDialog, ReplaceDialog } from './webhook-dialogs.js';

export interface WebhookRowProps {
  installerId: number;
  webhook: Webhook;
  onReplaced: (webhook: NewWebhook) => void;
}

/** One webhook with what can be done to it. */
export function WebhookRow({ installerId, webhook, onReplaced }: WebhookRowProps) {
  const { url, events, isOn, stop, oldSecretUntil } = webhook;
  const of = { installerId, webhookId: webhook.id };
  const api = useApi();
  const toast = useToast();
  const askProof = useAskProof();
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<'change' | 'replace' | 'remove' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setDialog(null);
  const refused = 'That did not work';
  const turn = useStep({
    take: (api) => changeWebhook(api, of, { events, isOn: !isOn }),
    said: () =>
      isOn
        ? { title: 'Webhook off', text: 'Waiting messages are listed as failed.' }
        : { title: 'Webhook on', text: 'You can resend what failed.' },
    refused,
    reads: [apiPaths.webhooks, apiPaths.webhookDeliveries],
  });
  const test = useStep({
    take: (api) => testWebhook(api, of),
    said: () => ({ title: 'Test queued', text: 'The result will appear under Deliveries.' }),
    onDone: () => setOpen(true),
    refused,
    reads: [apiPaths.webhookDeliveries],
  });
  const replace = useMutation({
    mutationFn: () => replaceWebhookSecret(api, of),
    onSuccess: (fresh) => {
      onReplaced(fresh);
      return queryClient.invalidateQueries(readsOf(apiPaths.webhooks));
    },
    onError: (failure) => {
      if (!askProof(failure, () => replace.mutate()))
        toast({ title: refused, text: problemText(failure), tone: 'bad' });
    },
  });
  return (
    <li className="border-t border-rule px-4 py-3.5 md:px-6">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold wrap-anywhere">{url}</p>
          <p className="type-small text-soft">{events.map((event) => eventTexts[event].label).join(', ')}</p>
          {stop && <p className="type-small">{stopTexts[stop]}</p>}
          {oldSecretUntil && (
            <p className="type-small text-soft">Signed with both secrets until {momentText(oldSecretUntil)}.</p>
          )}
        </div>
        <Badge tone={stop ? 'amber' : 'leaf'}>{stop ? (isOn ? 'Stopped' : 'Off') : 'On'}</Badge>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {isOn && (
          <Button size="sm" busyText={test.isPending ? 'Queuing...' : null} onClick={() => test.mutate()}>
            Send a test
          </Button>
        )}
        <Button size="sm" busyText={turn.isPending ? 'Saving...' : null} onClick={() => turn.mutate()}>
          {isOn ? 'Turn off' : 'Turn on'}
        </Button>
        <Button size="sm" onClick={() => setDialog('change')}>
          Choose events
        </Button>
        <Button size="sm" busyText={replace.isPending ? 'Replacing...' : null} onClick={() => setDialog('replace')}>
          Replace secret
        </Button>
        <Button size="sm" variant="danger" onClick={() => setDialog('remove')}>
          Remove
        </Button>
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Deliveries
        </Button>
      </div>
      {isOpen && <WebhookDeliveries of={of} webhook={webhook} />}
      {dialog === 'change' && <ChangeDialog of={of} webhook={webhook} onClose={close} />}
      {dialog === 'replace' && (
        <ReplaceDialog
          onClose={close}
          onReplace={() => {
            close();
            replace.mutate();
          }}
        />
      )}
      {dialog === 'remove' && <RemoveDialog of={of} url={url} onClose={close} />}
    </li>
  );
}
