import { isDue } from '@poolpros/contracts/good-until';
import type { Account } from '@poolpros/contracts/http/accounts';
import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Flag, KeyRound, type LucideIcon, PencilLine, ShieldCheck, Store } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConsoleShell } from '../../../shared/layout/console-shell.js';
import { loadedRoom } from '../../../shared/layout/loaded-room.js';
import { adminChangesQuery, adminClaimsQuery, adminReportsQuery, adminSubmissionsQuery } from '../api.js';
import { type FactAges, useFacts } from '../hooks/use-facts.js';
import { queueUrl } from '../queue-url.js';
import { Listings } from './listings.js';

interface RoomProps {
  onSessionEnd: () => void;
}
const Changes = loadedRoom(() => import('./changes.js').then((module) => module.Changes));
const Claims = loadedRoom(() => import('./claims.js').then((module) => module.Claims));
const Reports = loadedRoom(() => import('./reports.js').then((module) => module.Reports));
const OldFacts = loadedRoom(() => import('./old-facts.js').then((module) => module.OldFacts));

export interface ConsoleProps {
  account: Account;
  onLogOut: () => void;
  onSessionEnd: () => void;
  /** Everything on the site that grows old. */
  loadFacts: () => Promise<FactAges>;
  /** The room of the account itself, where it is shown in place of a queue. */
  security?: ReactNode;
}

interface Queue {
  /** Its name in the query of the console; none for the first one. */
  view: string | null;
  label: string;
  query: string;
  icon: LucideIcon;
  Room: ComponentType<RoomProps>;
  /** How many wait. */
  count: number | undefined;
}

/** The admin console. Which part of it is shown is in the URL. */
export function Console({ account, onLogOut, onSessionEnd, loadFacts, security }: ConsoleProps) {
  const [params] = useSearchParams();
  const enabled = !account.secondFactorMissing;
  const submissions = useQuery({ ...adminSubmissionsQuery('pending_review', 1), enabled }).data?.counts.pending_review;
  const claims = useQuery({ ...adminClaimsQuery('open', 1), enabled }).data?.open;
  const changes = useQuery({ ...adminChangesQuery('open', 1), enabled }).data?.open;
  const reports = useQuery({ ...adminReportsQuery('open', 1), enabled }).data?.open;
  const first: Queue = { view: null, label: 'Listings', query: '', icon: Store, Room: Listings, count: submissions };
  const queues: Queue[] = [
    first,
    {
      view: 'claims',
      label: 'Claims',
      query: queueUrl('claims', 'open')({ state: 'open', page: 1 }),
      icon: KeyRound,
      Room: Claims,
      count: claims,
    },
    {
      view: 'changes',
      label: 'Changes',
      query: queueUrl('changes', 'open')({ state: 'open', page: 1 }),
      icon: PencilLine,
      Room: Changes,
      count: changes,
    },
    {
      view: 'reports',
      label: 'Reports',
      query: queueUrl('reports', 'open')({ state: 'open', page: 1 }),
      icon: Flag,
      Room: Reports,
      count: reports,
    },
  ];
  const { facts, failed, retry } = useFacts(loadFacts);
  const today = new Date();
  const due = facts?.dated.filter((fact) => isDue(fact, today)).length;
  const onFacts = !security && params.get('view') === 'facts';
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
          current: !security && !onFacts && queue === shown,
          count: queue.count,
          hot: (queue.count ?? 0) > 0,
        })),
        {
          label: 'Dated facts',
          to: `${pagePaths.admin}?view=facts`,
          icon: CalendarClock,
          current: onFacts,
          count: due,
          hot: (due ?? 0) > 0,
        },
        { label: 'Account and security', to: pagePaths.adminSecurity, icon: ShieldCheck, current: Boolean(security) },
      ]}
    >
      {security ??
        (onFacts ? (
          <OldFacts facts={facts} failed={failed} onRetry={retry} today={today} />
        ) : (
          <shown.Room onSessionEnd={onSessionEnd} />
        ))}
    </ConsoleShell>
  );
}
