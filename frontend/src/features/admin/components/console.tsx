import { isDue } from '@poolpros/contracts/good-until';
import type { Account } from '@poolpros/contracts/http/accounts';
import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConsoleShell, MenuCount } from '../../../shared/layout/console-shell.js';
import { loadedTab } from '../../../shared/layout/loaded-tab.js';
import { QueueMoves } from '../hooks/queue-moves.js';
import { type FactAges, useFacts } from '../hooks/use-facts.js';
import { firstQueue, type Queue, queues } from '../queues.js';

const OldFacts = loadedTab(() => import('./old-facts.js').then((module) => module.OldFacts));

export interface ConsoleProps {
  account: Account;
  onLogOut: () => void;
  onSessionEnd: () => void;
  /** Everything on the site that grows old. */
  loadFacts: () => Promise<FactAges>;
  /** The tab of the account itself, where it is shown in place of a queue. */
  security?: ReactNode;
}

/** The admin console. Which part of it is shown is in the URL. */
export function Console({ account, onLogOut, onSessionEnd, loadFacts, security }: ConsoleProps) {
  const [params] = useSearchParams();
  const enabled = !account.secondFactorMissing;
  const { facts, failed, retry } = useFacts(loadFacts);
  const today = new Date();
  const due = facts?.dated.filter((fact) => isDue(fact, today)).length;
  const onFacts = !security && params.get('view') === 'facts';
  const shown = queues.find(({ view }) => view === params.get('view')) ?? firstQueue;
  return (
    <ConsoleShell
      label="Admin console"
      account={account}
      accountKind="Administrator"
      onLogOut={onLogOut}
      menu={[
        ...queues.map((queue) => ({
          label: queue.label,
          to: `${pagePaths.admin}${queue.view ? `?view=${queue.view}` : ''}`,
          icon: queue.icon,
          current: !security && !onFacts && queue === shown,
          count: queue.waiting && <Waiting waiting={queue.waiting} enabled={enabled} />,
        })),
        {
          label: 'Dated facts',
          to: `${pagePaths.admin}?view=facts`,
          icon: CalendarClock,
          current: onFacts,
          count: due !== undefined && <MenuCount count={due} hot={due > 0} />,
        },
        { label: 'Account and security', to: pagePaths.adminSecurity, icon: ShieldCheck, current: Boolean(security) },
      ]}
    >
      {security ??
        (onFacts ? (
          <OldFacts facts={facts} failed={failed} onRetry={retry} today={today} />
        ) : (
          <QueueMoves key={shown.label}>
            <shown.Tab onSessionEnd={onSessionEnd} />
          </QueueMoves>
        ))}
    </ConsoleShell>
  );
}

function Waiting({ waiting, enabled }: { waiting: NonNullable<Queue['waiting']>; enabled: boolean }) {
  const { data } = useQuery({ ...waiting, enabled });
  return data !== undefined && <MenuCount count={data} hot={data > 0} />;
}
