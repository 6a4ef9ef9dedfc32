import type { ApiKeys, NewApiKey } from '@poolpros/contracts/http/api-keys';
import { apiDocsPath, apiPaths, pathTo } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { Card } from '../../../shared/ui/card.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { Note } from '../../../shared/ui/states.js';
import { apiKeysQuery } from '../api.js';
import { type RoomProps, roomUrl } from '../room.js';
import { ApiKeyForm } from './api-key-form.js';
import { ApiKeyList } from './api-key-list.js';
import { FreshApiKey } from './fresh-api-key.js';

/** The keys by which programs of a business read what is its own. */
export function Connections({ listing, onSessionEnd }: RoomProps) {
  const { data, error, refetch } = useQuery(apiKeysQuery(listing.id));
  useSessionEnd(onSessionEnd, error);
  const [fresh, setFresh] = useState<NewApiKey | null>(null);
  return (
    <>
      <h1 className="type-h1">Connections</h1>
      <p className="text-soft">
        Let your own programs, such as a CRM, read the requests and the listing of this business.
      </p>
      {data ? (
        <div className="mt-6 flex max-w-[56rem] flex-col gap-6">
          {data.plan === 'free' && <PlanNote installerId={listing.id} />}
          {fresh && <FreshApiKey apiKey={fresh} onSaved={() => setFresh(null)} />}
          {data.items.length > 0 && <ApiKeyList installerId={listing.id} apiKeys={data.items} />}
          {data.mostKeys > 0 && !fresh && <MakeKey installerId={listing.id} data={data} onMade={setFresh} />}
          {data.mostKeys > 0 && <HowTo installerId={listing.id} />}
        </div>
      ) : (
        <LoadingState name="Your connections" error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

const PlanNote = ({ installerId }: { installerId: number }) => (
  <Note>
    <b className="font-semibold">API keys are part of Pro.</b> This business has the free plan. Payment is not open, so
    Pro cannot be bought yet.{' '}
    <Link to={roomUrl(installerId, 'plan')} className="link">
      What the plans hold
    </Link>
  </Note>
);

function MakeKey({
  installerId,
  data,
  onMade,
}: {
  installerId: number;
  data: ApiKeys;
  onMade: (key: NewApiKey) => void;
}) {
  if (data.items.length < data.mostKeys) return <ApiKeyForm installerId={installerId} onMade={onMade} />;
  return (
    <Card>
      <h2 className="type-h3">You have all {data.mostKeys} keys</h2>
      <p className="mt-1 text-soft">Revoke one to make another.</p>
    </Card>
  );
}

function HowTo({ installerId }: { installerId: number }) {
  const url = `${window.location.origin}${pathTo(apiPaths.keyedRequests, { installerId })}`;
  return (
    <Card>
      <h2 className="type-h3">How a program uses a key</h2>
      <p className="mt-1 text-soft">
        It sends the key with each call. A key may ask 60 times a minute, and reads this business alone.
      </p>
      <pre className="mt-3 rounded-card bg-stone-100 p-4 text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{`curl -H "Authorization: Bearer YOUR_KEY" \\\n  ${url}`}</code>
      </pre>
      <p className="mt-3">
        <a href={apiDocsPath} className="link">
          What it can read, field by field
        </a>
      </p>
    </Card>
  );
}
