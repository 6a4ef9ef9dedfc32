import { useQuery } from '@tanstack/react-query';
import { Clock, Mail } from 'lucide-react';
import { ageText } from '../../shared/lib/dates.js';
import { Badge } from '../../shared/ui/badge.js';
import { ButtonLink } from '../../shared/ui/button.js';
import { ownRequestsQuery } from './queries.js';
import { ToDoItem } from './to-do-item.js';

const shown = 3;
/** From this age on a waiting request is highlighted. */
const longWaitMs = 4 * 3_600_000;

export interface WaitingRequestsProps {
  /** Requests to this listing only, null for those to all own ones. */
  installerId: number | null;
  to: (id: string) => string;
}

/** The newest unopened requests, as entries of a list of things to do. */
export function WaitingRequests({ installerId, to }: WaitingRequestsProps) {
  const { data } = useQuery(ownRequestsQuery({ page: 1, installerId }));
  const waiting = data?.items.filter(({ status }) => status === 'new').slice(0, shown) ?? [];
  const now = new Date();
  return waiting.map(({ id, name, message, createdAt }, index) => {
    const isOld = now.getTime() - Date.parse(createdAt) > longWaitMs;
    return (
      <ToDoItem key={id} icon={Mail} urgent={isOld} title={`Answer ${name}`} text={message}>
        <Badge tone={isOld ? 'amber' : 'stone'} icon={Clock}>
          {ageText(createdAt, now)} waiting
        </Badge>
        <ButtonLink
          to={to(id)}
          variant={index === 0 ? 'primary' : 'outline'}
          size="sm"
          className="min-w-23 max-sm:flex-1"
        >
          Open<span className="sr-only"> the request of {name}</span>
        </ButtonLink>
      </ToDoItem>
    );
  });
}
