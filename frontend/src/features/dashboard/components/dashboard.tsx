import type { Account } from '@poolpros/contracts/http/accounts';
import { useQuery } from '@tanstack/react-query';
import { Inbox, Store } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { ConsoleShell } from '../../../shared/layout/console-shell.js';
import { LoadingIndicator } from '../../../shared/ui/loading-indicator.js';
import { ErrorState } from '../../../shared/ui/states.js';
import { ownListingsQuery } from '../api.js';
import { ListingsView } from './listings-view.js';
import { RequestsView } from './requests-view.js';

export interface DashboardProps {
  account: Account;
  onLogOut: () => void;
  onSessionEnd: () => void;
}

/** A contractor's own listings and the requests that came in through them. */
export function Dashboard({ account, onLogOut, onSessionEnd }: DashboardProps) {
  const showsRequests = useSearchParams()[0].get('view') === 'requests';
  const { data, error, isFetching, refetch } = useQuery(ownListingsQuery);
  useSessionEnd(onSessionEnd, error);
  const listings = data?.items ?? [];
  const unseen = listings.reduce((sum, listing) => sum + listing.unseenContactRequests, 0);
  return (
    <ConsoleShell
      label="Dashboard"
      account={account}
      accountKind="Contractor"
      onLogOut={onLogOut}
      menu={[
        { label: 'Listings', to: '?', icon: Store, current: !showsRequests, count: data && listings.length },
        {
          label: 'Requests',
          to: '?view=requests',
          icon: Inbox,
          current: showsRequests,
          count: unseen || undefined,
          hot: unseen > 0,
        },
      ]}
    >
      {data ? (
        showsRequests ? (
          <RequestsView listings={listings} onSessionEnd={onSessionEnd} />
        ) : (
          <ListingsView
            account={account}
            listings={listings}
            unseen={unseen}
            refreshing={isFetching}
            onRefresh={() => void refetch()}
          />
        )
      ) : error ? (
        <ErrorState
          title="Your listings did not load"
          text="We cannot read them right now. Please try again in a moment."
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="grid min-h-[60vh] place-items-center">
          <LoadingIndicator text="Loading your listings..." late />
        </div>
      )}
    </ConsoleShell>
  );
}
