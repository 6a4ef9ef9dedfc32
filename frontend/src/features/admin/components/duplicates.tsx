import type { AdminSubmission } from '@poolpros/contracts/http/submissions';
import { CircleCheck } from 'lucide-react';
import { momentText } from '../../../shared/lib/dates.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';

export interface DuplicatesProps {
  submission: Pick<AdminSubmission, 'possibleDuplicates' | 'waitingDuplicates'>;
  /** Where a submission is reviewed; undefined for one that is not on this page of the queue. */
  reviewOf: (id: string) => string | undefined;
}

const linkClass = 'link inline-block pointer-coarse:py-2.5 font-semibold wrap-anywhere';

/** Listings, and other submissions, that may be the same business. */
export function Duplicates({ submission: { possibleDuplicates, waitingDuplicates }, reviewOf }: DuplicatesProps) {
  const count = possibleDuplicates.length + waitingDuplicates.length;
  if (count === 0)
    return (
      <Note tone="leaf" icon={CircleCheck}>
        No listing, published or waiting, has the same phone or website, and none nearby has a similar name.
      </Note>
    );
  return (
    <Card className="border-amber-500! bg-amber-50! p-5!">
      <h3 className="type-h4">Possible {count === 1 ? 'duplicate' : 'duplicates'}</h3>
      <ul className="mt-2 flex flex-col gap-3">
        {possibleDuplicates.map(({ id, name, location, profilePath, why }) => (
          <li key={id} className="min-w-0">
            <a href={profilePath} target="_blank" rel="noreferrer" className={linkClass}>
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            <span className="type-small block text-soft">{location}</span>
            <span className="type-small block text-[#5f3b00]">{why}</span>
          </li>
        ))}
        {waitingDuplicates.map(({ id, name, location, submittedAt, why }) => (
          <li key={id} className="min-w-0">
            <WaitingName name={name} to={reviewOf(id)} />
            <span className="type-small block text-soft">
              {location} · also waiting, sent on {momentText(submittedAt)}
            </span>
            <span className="type-small block text-[#5f3b00]">{why}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WaitingName({ name, to }: { name: string; to: string | undefined }) {
  if (to === undefined) return <b className="font-semibold wrap-anywhere">{name}</b>;
  return (
    <Link to={to} className={linkClass}>
      {name}
    </Link>
  );
}
