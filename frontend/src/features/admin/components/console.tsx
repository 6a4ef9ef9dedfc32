import type { Account } from '@poolpros/contracts/http/accounts';
import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { Flag, KeyRound, type LucideIcon, ShieldCheck, Store } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConsoleShell } from '../../../shared/layout/console-shell.js';
import { adminClaimsQuery, adminReportsQuery, adminSubmissionsQuery } from '../api.js';
import { claimsUrl } from '../claims-url.js';
import { reportsUrl } from '../reports-url.js';
import { Claims } from './claims.js';
import { Listings } from './listings.js';
import { Reports } from './reports.js';

export interface ConsoleProps {
  account: Account;
  onLogOut: () => void;
  onSessionEnd: () => void;
  /** The room of the account itself, where it is shown in place of a queue. */
  security?: ReactNode;
}

interface Queue {
  /** Its name in the query of the console; none for the first one. */
  view: string | null;
  label: string;
  query: string;
  icon: LucideIcon;
  Room: ComponentType<{ onSessionEnd: () => void }>;
  /** How many wait. */
  count: number | undefined;
}

/** The admin console. Which part of it is shown is in the URL. */
export function Console({ account, onLogOut, onSessionEnd, security }: ConsoleProps) {
  const [params] = useSearchParams();
  const submissions = useQuery(adminSubmissionsQuery('pending_review', 1)).data?.counts.pending_review;
  const claims = useQuery(adminClaimsQuery('open', 1)).data?.open;
  const reports = useQuery(adminReportsQuery('open', 1)).data?.open;
  const first: Queue = { view: null, label: 'Listings', query: '', icon: Store, Room: Listings, count: submissions };
  const queues: Queue[] = [
    first,
    {
      view: 'claims',
      label: 'Claims',
      query: claimsUrl({ state: 'open', page: 1 }),
      icon: KeyRound,
      Room: Claims,
      count: claims,
    },
    {
      view: 'reports',
      label: 'Reports',
      query: reportsUrl({ state: 'open', page: 1 }),
      icon: Flag,
      Room: Reports,
      count: reports,
    },
  ];
  const shown = queues.find(({ view }) => view === params.get('view')) ?? first;
  return (
    <ConsoleShell
      label="Admin console"
      account={account}
      accountKind="Administrator"
      onLogOut={onLogOut}
      menu={[
        ...queues.map((queue) => ({
          label: queue.label,
          to: `${pagePaths.admin}${queue.query}`,
          icon: queue.icon,
          current: !security && queue === shown,
          count: queue.count,
          hot: (queue.count ?? 0) > 0,
        })),
        { label: 'Account and security', to: pagePaths.adminSecurity, icon: ShieldCheck, current: Boolean(security) },
      ]}
    >
      {security ?? <shown.Room onSessionEnd={onSessionEnd} />}
    </ConsoleShell>
  );
}
