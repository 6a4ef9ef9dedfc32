import { counted } from '@poolpros/contracts/counted';
import { useQuery } from '@tanstack/react-query';
import { Clock, Mail } from 'lucide-react';
import { ageText } from '../../../shared/lib/dates.js';
import { Badge } from '../../../shared/ui/badge.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { ToDoItem } from '../to-do-item.js';
import { ownRequestsQuery } from './api.js';

const shown = 3;
/** From this age on a waiting request is highlighted. */
const longWaitMs = 4 * 3_600_000;

export interface WaitingRequestsProps {
  /** Requests to this listing only, null for those to all own ones. */
  installerId: number | null;
  /** How many are unanswered. */
  count: number;
  to: (id: string) => string;
  /** The inbox with the unanswered ones, oldest first. */
  toAll: string;
}

/** The requests that have been unanswered for the longest time, as entries of a list of things to do. */
export function WaitingRequests({ installerId, count, to, toAll }: WaitingRequestsProps) {
  const { data } = useQuery(ownRequestsQuery({ page: 1, installerId, stage: 'new', q: '', order: 'oldest' }));
  const waiting = data?.items.slice(0, shown) ?? [];
  const now = new Date();
  const more = count - waiting.length;
  return (
    <>
      {waiting.map(({ id, name, message, createdAt }, index) => {
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
              Reply<span className="sr-only"> to {name}</span>
            </ButtonLink>
          </ToDoItem>
        );
      })}
      {waiting.length > 0 && more > 0 && (
        <ToDoItem
          icon={Mail}
          title={`${counted(more, 'more request is', 'more requests are')} waiting for an answer`}
          text="They came in after the requests above."
        >
          <ButtonLink to={toAll} size="sm" className="min-w-23 max-sm:flex-1">
            See all<span className="sr-only"> unanswered requests</span>
          </ButtonLink>
        </ToDoItem>
      )}
    </>
  );
}
