import type { AdminClaimList } from '@poolpros/contracts/http/admin-claims';
import type { UndeliveredRequests } from '@poolpros/contracts/http/contact-requests';
import type { AdminChangeList } from '@poolpros/contracts/http/listing-changes';
import type { AdminReportList } from '@poolpros/contracts/http/listing-reports';
import type { AdminSubmissionList } from '@poolpros/contracts/http/submissions';
import { Flag, KeyRound, Link2Off, type LucideIcon, MailX, PencilLine, Star, Store } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ReadKey } from '../../shared/api/read-key.js';
import { loadedTab } from '../../shared/layout/loaded-tab.js';
import {
  adminChangesQuery,
  adminClaimsQuery,
  adminReportsQuery,
  adminSubmissionsQuery,
  undeliveredRequestsQuery,
} from './api.js';

interface TabProps {
  onSessionEnd: () => void;
}

export interface Queue {
  /** Its name in the query of the console; none for the first one. */
  view: string | null;
  label: string;
  icon: LucideIcon;
  Tab: ComponentType<TabProps>;
  /** What is read for the number of those that wait; none where nothing does. */
  waiting?: { queryKey: ReadKey; select(list: unknown): number };
}

export const firstQueue: Queue = {
  view: null,
  label: 'Listings',
  icon: Store,
  Tab: loadedTab(() => import('./components/submissions.js').then(({ Submissions }) => Submissions)),
  waiting: {
    ...adminSubmissionsQuery('pending_review', 1),
    select: ({ counts }: AdminSubmissionList) => counts.pending_review,
  },
};

/** What waits for the staff, in the order of the console's menu. */
export const queues: readonly Queue[] = [
  firstQueue,
  {
    view: 'claims',
    label: 'Claims',
    icon: KeyRound,
    Tab: loadedTab(() => import('./components/claims.js').then(({ Claims }) => Claims)),
    waiting: { ...adminClaimsQuery('open', 1), select: ({ open }: AdminClaimList) => open },
  },
  {
    view: 'changes',
    label: 'Changes',
    icon: PencilLine,
    Tab: loadedTab(() => import('./components/changes.js').then(({ Changes }) => Changes)),
    waiting: { ...adminChangesQuery('open', 1), select: ({ open }: AdminChangeList) => open },
  },
  {
    view: 'reports',
    label: 'Reports',
    icon: Flag,
    Tab: loadedTab(() => import('./components/reports.js').then(({ Reports }) => Reports)),
    waiting: { ...adminReportsQuery('open', 1), select: ({ open }: AdminReportList) => open },
  },
  {
    view: 'requests',
    label: 'Requests',
    icon: MailX,
    Tab: loadedTab(() => import('./components/requests.js').then(({ Requests }) => Requests)),
    waiting: { ...undeliveredRequestsQuery, select: ({ total }: UndeliveredRequests) => total },
  },
  {
    view: 'reviews',
    label: 'Reviews',
    icon: Star,
    Tab: loadedTab(() => import('./components/reviews.js').then(({ Reviews }) => Reviews)),
  },
  {
    view: 'missing-pages',
    label: 'Missing pages',
    icon: Link2Off,
    Tab: loadedTab(() => import('./components/missing-pages.js').then(({ MissingPages }) => MissingPages)),
  },
];
