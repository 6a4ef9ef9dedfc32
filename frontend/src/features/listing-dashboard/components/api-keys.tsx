import type { ApiKeys as ApiKeysData, NewApiKey } from '@poolpros/contracts/http/api-keys';
import { apiDocsPath, apiPaths, pathTo } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { Card } from '../../../shared/ui/card.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { apiKeysQuery } from '../api.js';
import type { TabProps } from '../tab.js';
import { ApiKeyForm } from './api-key-form.js';
import { ApiKeyList } from './api-key-list.js';
import { FreshSecret } from './fresh-secret.js';

/** The keys by which programs of a business read what is its own. */
export function ApiKeys({ listing, onSessionEnd }: TabProps) {
  const { data, error, refetch } = useQuery(apiKeysQuery(listing.id));
  useSessionEnd(onSessionEnd, error);
  const [fresh, setFresh] = useState<NewApiKey | null>(null);
  if (!data) return <LoadingState name="Your API keys" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {fresh && (
        <FreshSecret
          title={`Save the key “${fresh.name}”`}
          text="We will not show it again. Anyone who has it can read your data, so keep it secret."
          secret={fresh.key}
          onSaved={() => setFresh(null)}
        />
      )}
      {data.items.length > 0 && <ApiKeyList installerId={listing.id} apiKeys={data.items} />}
      {data.mostKeys > 0 && !fresh && <MakeKey installerId={listing.id} data={data} onMade={setFresh} />}
      {data.mostKeys > 0 && <HowTo installerId={listing.id} />}
    </>
  );
}

function MakeKey({
  installerId,
  data,
  onMade,
}: {
  installerId: number;
  data: ApiKeysData;
  onMade: (key: NewApiKey) => void;
}) {
  if (data.items.length < data.mostKeys) return <ApiKeyForm installerId={installerId} onMade={onMade} />;
  return (
    <Card>
      <h2 className="type-h3">
        You have reached your limit: {data.mostKeys} of {data.mostKeys} keys
      </h2>
      <p className="mt-1 text-soft">Revoke one to create another.</p>
    </Card>
  );
}

function HowTo({ installerId }: { installerId: number }) {
  const url = `${window.location.origin}${pathTo(apiPaths.keyedRequests, { installerId })}`;
  return (
    <Card>
      <h2 className="type-h3">How a program uses a key</h2>
      <p className="mt-1 text-soft">
        The program sends the key with each call. Each key allows up to 60 requests a minute and can read only this
        business’s data.
      </p>
      <pre className="mt-3 rounded-card bg-stone-100 p-4 text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{`curl -H "Authorization: Bearer YOUR_KEY" \\\n  ${url}`}</code>
      </pre>
      <p className="mt-3">
        <a href={apiDocsPath} className="link">
          What a key can read, field by field
        </a>
      </p>
    </Card>
  );
}
