import type { OwnContactRequest } from '@poolpros/contracts/http/request-threads';
import { requestBudgets, requestTimings } from '@poolpros/contracts/request-options';
import { clsx } from 'clsx';
import { ageText } from '../../../shared/lib/dates.js';
import { Avatar } from '../../../shared/ui/avatar.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Link } from '../../../shared/ui/link.js';
import { businessStatuses } from '../../requests/request-labels.js';

export interface RequestListProps {
  items: readonly OwnContactRequest[];
  openedId: string | null;
  /** Whether the requests are to several businesses, which are then named. */
  namesBusiness: boolean;
  to: (id: string) => string;
}

export function RequestList({ items, openedId, namesBusiness, to }: RequestListProps) {
  const now = new Date();
  return (
    <ul>
      {items.map((request) => {
        const { id, name, message, status, createdAt, repliedAt } = request;
        const { tone, text } = businessStatuses[status];
        return (
          <li key={id} className="border-rule not-first:border-t">
            <Link
              to={to(id)}
              aria-current={id === openedId ? 'true' : undefined}
              className={clsx(
                'flex gap-3.5 px-4 py-3.5 -outline-offset-3! hover:bg-pool-50 md:px-5',
                id === openedId && 'bg-pool-50 shadow-[inset_4px_0_0_var(--color-pool-700)]',
              )}
            >
              <Avatar name={name} />
              <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                <span className="flex items-baseline justify-between gap-3">
                  <b className={clsx('truncate', repliedAt === null ? 'font-[680]' : 'font-medium')}>{name}</b>
                  <span className="type-caption shrink-0 text-muted">{ageText(createdAt, now)}</span>
                </span>
                <span className="type-small truncate text-soft">{message}</span>
                <span className="flex items-center justify-between gap-3">
                  <span className="type-caption truncate text-muted">{aboutText(request, namesBusiness)}</span>
                  <span className="shrink-0 whitespace-nowrap">
                    <Badge tone={tone}>{text}</Badge>
                  </span>
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function aboutText({ businessName, zip, timing, budget }: OwnContactRequest, namesBusiness: boolean): string {
  const about = [
    namesBusiness && businessName,
    zip,
    timing && requestTimings[timing],
    budget && budget !== 'not_sure' && requestBudgets[budget],
  ];
  return about.filter(Boolean).join(' · ');
}
