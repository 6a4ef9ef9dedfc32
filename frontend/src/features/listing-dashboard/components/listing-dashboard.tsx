import type { Account } from '@poolpros/contracts/http/accounts';
import type { OwnBusiness } from '@poolpros/contracts/http/contractors';
import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ShieldCheck, Store } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { type AskProof, AskProofContext } from '../../../entities/contractor/ask-proof.js';
import { ownBusinessesQuery } from '../../../entities/contractor/queries.js';
import { ApiError } from '../../../shared/api/api-error.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { ConsoleShell, MenuCount } from '../../../shared/layout/console-shell.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { EmptyState } from '../../../shared/ui/states.js';
import { ownListingQuery } from '../api.js';
import { roleTexts } from '../roles.js';
import { tabUrl } from '../tab.js';
import { tabNamed, tabsOf } from '../tabs.js';

const liveInbox = onDemand(
  () => import('../../../entities/contractor/inbox/live-inbox.js').then(({ LiveInbox }) => LiveInbox),
  { Loading: () => null, Failed: () => null },
);

export interface ListingDashboardProps {
  installerId: number;
  account: Account;
  onLogOut: () => void;
  onSessionEnd: () => void;
  askProof: AskProof;
}

/** One business with its tabs. Which tab is shown is in the URL; to who is no member there is no such business. */
export function ListingDashboard({ installerId, account, onLogOut, onSessionEnd, askProof }: ListingDashboardProps) {
  const [params] = useSearchParams();
  const { data: listing, error, refetch } = useQuery(ownListingQuery(installerId));
  const businesses = useQuery(ownBusinessesQuery);
  useSessionEnd(onSessionEnd, error, businesses.error);
  const all = businesses.data?.items ?? [];
  const shown = listing && tabNamed(params.get('room'), listing.role);
  const unanswered = all.find((each) => each.installerId === installerId)?.unansweredContactRequests ?? 0;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <ConsoleShell
      label="Business"
      account={account}
      accountKind={listing ? roleTexts[listing.role].label : 'Contractor'}
      onLogOut={onLogOut}
      head={listing && <Switcher key={installerId} listing={listing} businesses={all} />}
      menu={[
        ...(listing ? tabsOf(listing.role) : []).map((each) => ({
          label: each.label,
          to: tabUrl(installerId, each.name),
          icon: each.icon,
          current: each === shown,
          ...(each.name === 'requests' && unanswered > 0 ? { count: <MenuCount count={unanswered} hot /> } : {}),
        })),
        { label: 'All businesses', to: pagePaths.dashboard, icon: Store, current: false },
        {
          label: 'Account and security',
          to: `${pagePaths.dashboard}?view=security`,
          icon: ShieldCheck,
          current: false,
        },
      ]}
    >
      <liveInbox.Component onSessionEnd={onSessionEnd} />
      {listing && shown ? (
        <AskProofContext value={askProof}>
          <shown.Tab key={`${installerId} ${shown.name}`} listing={listing} onSessionEnd={onSessionEnd} />
        </AskProofContext>
      ) : isMissing ? (
        <EmptyState
          title="This page isn’t here"
          text="None of your businesses is at this web address. Someone may have removed you from the team."
        >
          <ButtonLink to={pagePaths.dashboard} variant="primary">
            See your businesses
          </ButtonLink>
        </EmptyState>
      ) : (
        <LoadingState name="Your business" single error={error} onRetry={() => void refetch()} />
      )}
    </ConsoleShell>
  );
}

/** Names the business that is open, and leads to the other ones of the account. */
function Switcher({ listing, businesses }: { listing: OwnListing; businesses: readonly OwnBusiness[] }) {
  const others = businesses.flatMap(({ installerId, businessName, location }) =>
    installerId === null || installerId === listing.id ? [] : { installerId, businessName, location },
  );
  const open = (
    <span className="min-w-0 flex-1">
      <b className="block truncate font-semibold">{listing.name}</b>
      <span className="type-caption block truncate text-muted">{listing.location}</span>
    </span>
  );
  if (others.length === 0) return <p className="flex min-h-11 items-center px-2.5">{open}</p>;
  return (
    <details className="group rounded-control border border-rule bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2.5 py-1 [&::-webkit-details-marker]:hidden">
        {open}
        <span className="sr-only">, switch to another business</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted group-open:rotate-180"
          strokeWidth={1.75}
        />
      </summary>
      <ul className="max-h-60 overflow-y-auto border-t border-rule">
        {others.map(({ installerId, businessName, location }) => (
          <li key={installerId}>
            <Link
              to={pathTo(pagePaths.companyDashboard, { installerId })}
              className="flex min-h-11 flex-col justify-center px-2.5 py-1.5 -outline-offset-3! hover:bg-pool-50"
            >
              <span className="text-[0.9375rem]/5 wrap-anywhere">{businessName}</span>
              <span className="type-caption text-muted">{location}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
