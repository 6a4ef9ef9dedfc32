import type { Account } from '@poolpros/contracts/http/accounts';
import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { Flag, ShieldCheck, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConsoleShell } from '../../../shared/layout/console-shell.js';
import { adminReportsQuery, adminSubmissionsQuery } from '../api.js';
import { reportsUrl } from '../reports-url.js';
import { Listings } from './listings.js';
import { Reports } from './reports.js';

export interface ConsoleProps {
  account: Account;
  onLogOut: () => void;
  onSessionEnd: () => void;
  /** The room of the account itself, where it is shown in place of a queue. */
  security?: ReactNode;
}

/** The admin console. Which part of it is shown is in the URL. */
export function Console({ account, onLogOut, onSessionEnd, security }: ConsoleProps) {
  const [params] = useSearchParams();
  const onReports = params.get('view') === 'reports';
  const toReview = useQuery(adminSubmissionsQuery('pending_review', 1)).data?.counts.pending_review;
  const openReports = useQuery(adminReportsQuery('open', 1)).data?.open;
  return (
    <ConsoleShell
      label="Admin console"
      account={account}
      accountKind="Administrator"
      onLogOut={onLogOut}
      menu={[
        {
          label: 'Listings',
          to: pagePaths.admin,
          icon: Store,
          current: !security && !onReports,
          count: toReview,
          hot: (toReview ?? 0) > 0,
        },
        {
          label: 'Reports',
          to: `${pagePaths.admin}${reportsUrl({ state: 'open', page: 1 })}`,
          icon: Flag,
          current: !security && onReports,
          count: openReports,
          hot: (openReports ?? 0) > 0,
        },
        { label: 'Account and security', to: pagePaths.adminSecurity, icon: ShieldCheck, current: Boolean(security) },
      ]}
    >
      {security ?? (onReports ? <Reports onSessionEnd={onSessionEnd} /> : <Listings onSessionEnd={onSessionEnd} />)}
    </ConsoleShell>
  );
}
