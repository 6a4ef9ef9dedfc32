import type { Account } from '@poolpros/contracts/http/accounts';
import { useQuery } from '@tanstack/react-query';
import { Inbox, ShieldCheck, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownBusinessesQuery } from '../../../entities/contractor/queries.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { ConsoleShell, MenuCount } from '../../../shared/layout/console-shell.js';
import { loadedTab } from '../../../shared/layout/loaded-tab.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { ListingsView } from './listings-view.js';

const AllRequests = loadedTab(() => import('./all-requests.js').then((module) => module.AllRequests));

const liveInbox = onDemand(
  () => import('../../../entities/contractor/inbox/live-inbox.js').then(({ LiveInbox }) => LiveInbox),
  { Loading: () => null, Failed: () => null },
);

export interface DashboardProps {
  account: Account;
  onLogOut: () => void;
  onSessionEnd: () => void;
  /** Above the listings: claims of them that wait for an answer, and one's own of others. */
  claims: ReactNode;
  /** The tab of the account itself. */
  security: ReactNode;
}

/** A contractor's own listings, the requests that came in through them, and the account. */
export function Dashboard({ account, onLogOut, onSessionEnd, claims, security }: DashboardProps) {
  const view = useSearchParams()[0].get('view');
  const showsRequests = view === 'requests';
  const showsSecurity = view === 'security';
  const { data, error, isFetching, refetch } = useQuery(ownBusinessesQuery);
  useSessionEnd(onSessionEnd, error);
  const listings = data?.items ?? [];
  const unanswered = listings.reduce((sum, listing) => sum + listing.unansweredContactRequests, 0);
  return (
    <ConsoleShell
      label="Dashboard"
      account={account}
      accountKind="Contractor"
      onLogOut={onLogOut}
      menu={[
        {
          label: 'Listings',
          to: '?',
          icon: Store,
          current: !showsRequests && !showsSecurity,
          count: data && <MenuCount count={listings.length} />,
        },
        {
          label: 'Requests',
          to: '?view=requests',
          icon: Inbox,
          current: showsRequests,
          count: unanswered > 0 && <MenuCount count={unanswered} hot />,
        },
        { label: 'Account and security', to: '?view=security', icon: ShieldCheck, current: showsSecurity },
      ]}
    >
      <liveInbox.Component onSessionEnd={onSessionEnd} />
      {showsSecurity ? (
        security
      ) : data ? (
        showsRequests ? (
          <AllRequests listings={listings} onSessionEnd={onSessionEnd} />
        ) : (
          <ListingsView
            account={account}
            listings={listings}
            unanswered={unanswered}
            claims={claims}
            refreshing={isFetching}
            onRefresh={() => void refetch()}
          />
        )
      ) : (
        <LoadingState name="Your listings" error={error} onRetry={() => void refetch()} />
      )}
    </ConsoleShell>
  );
}
