import type { ApiKey } from '@poolpros/contracts/http/api-keys';
import { apiPaths } from '@poolpros/contracts/paths';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../../shared/lib/dates.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { ConfirmDialog } from '../../../shared/ui/dialog.js';
import { revokeApiKey } from '../api.js';
import { useStep } from '../hooks/use-step.js';
import { scopeTexts } from '../scopes.js';

export interface ApiKeyListProps {
  installerId: number;
  apiKeys: readonly ApiKey[];
}

/** The keys of a business, each of which can be ended. */
export function ApiKeyList({ installerId, apiKeys }: ApiKeyListProps) {
  const [ending, setEnding] = useState<ApiKey | null>(null);
  return (
    <Card bare>
      <h2 className="type-h3 px-4 pt-4 pb-3 md:px-6 md:pt-5">API keys</h2>
      <ul aria-label="API keys">
        {apiKeys.map((apiKey) => (
          <li
            key={apiKey.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule px-4 py-3.5 md:px-6"
          >
            <span aria-hidden="true" className="grid size-10 shrink-0 place-items-center text-pool-600">
              <KeyRound className="size-5" strokeWidth={1.75} />
            </span>
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold wrap-anywhere">{apiKey.name}</p>
              <p className="type-small text-soft">
                <code>{apiKey.start}…</code> · {apiKey.scopes.map((scope) => scopeTexts[scope].label).join(', ')}
                {!apiKey.madeByYou && ' · created by another owner'}
              </p>
              <p className="type-small text-soft">{usageOf(apiKey)}</p>
            </div>
            {apiKey.isExpired && <Badge tone="amber">Expired</Badge>}
            <Button size="sm" variant="danger" onClick={() => setEnding(apiKey)}>
              Revoke<span className="sr-only"> {apiKey.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {ending && <RevokeDialog installerId={installerId} apiKey={ending} onClose={() => setEnding(null)} />}
    </Card>
  );
}

const usageOf = ({ lastUsedAt, expiresAt, isExpired }: ApiKey): string =>
  `${lastUsedAt === null ? 'Never used' : `Last used ${momentText(lastUsedAt)}`}, ${isExpired ? 'expired' : 'expires'} ${momentText(expiresAt)}`;

function RevokeDialog({ installerId, apiKey, onClose }: { installerId: number; apiKey: ApiKey; onClose: () => void }) {
  const { mutate, isPending } = useStep({
    take: (api) => revokeApiKey(api, installerId, apiKey.id),
    said: () => ({ title: 'Key revoked', text: `Programs that use “${apiKey.name}” no longer have access.` }),
    onDone: onClose,
    refused: 'Not revoked',
    reads: [apiPaths.apiKeys],
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Revoke “${apiKey.name}”?`}
      button={{
        variant: 'danger',
        busyText: isPending ? 'Revoking...' : null,
        onClick: () => mutate(),
        children: 'Revoke',
      }}
    >
      <p>Every program that uses it will lose access at once. A revoked key cannot be restored.</p>
    </ConfirmDialog>
  );
}
