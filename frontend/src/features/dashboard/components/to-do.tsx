import { useQuery } from '@tanstack/react-query';
import { Clock, Mail } from 'lucide-react';
import { ageText } from '../../../shared/lib/dates.js';
import { Badge } from '../../../shared/ui/badge.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { ownRequestsQuery } from '../api.js';

const shown = 3;
/** From this age on a waiting request stands out. */
const longWaitMs = 4 * 3_600_000;

/** The newest unopened requests. */
export function ToDo() {
  const { data } = useQuery(ownRequestsQuery({ page: 1, installerId: null }));
  const waiting = data?.items.filter(({ status }) => status === 'new').slice(0, shown) ?? [];
  const now = new Date();
  return (
    <ul aria-label="To do" className="mt-6 flex flex-col gap-2">
      {waiting.map(({ id, name, message, createdAt }, index) => {
        const isOld = now.getTime() - Date.parse(createdAt) > longWaitMs;
        return (
          <li key={id}>
            <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4! py-3!">
              <span
                aria-hidden="true"
                className={`grid size-10 shrink-0 place-items-center rounded-control ${isOld ? 'bg-amber-100 text-amber-700' : 'bg-pool-100 text-pool-700'}`}
              >
                <Mail className="size-5" strokeWidth={1.75} />
              </span>
              <span className="min-w-0 flex-1 basis-48">
                <b className="block truncate font-semibold">Answer {name}</b>
                <span className="type-small block truncate text-soft">{message}</span>
              </span>
              <Badge tone={isOld ? 'amber' : 'stone'} icon={Clock}>
                {ageText(createdAt, now)} waiting
              </Badge>
              <ButtonLink
                to={`?view=requests&request=${id}`}
                variant={index === 0 ? 'primary' : 'outline'}
                size="sm"
                className="min-w-23 max-sm:flex-1"
              >
                Open<span className="sr-only"> the request of {name}</span>
              </ButtonLink>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
