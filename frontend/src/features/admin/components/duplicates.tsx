import type { AdminSubmission } from '@poolpros/contracts/http/submissions';
import { CircleCheck } from 'lucide-react';
import { Card } from '../../../shared/ui/card.js';
import { Note } from '../../../shared/ui/states.js';

/** Listings that may be the same business. */
export function Duplicates({ duplicates }: { duplicates: AdminSubmission['possibleDuplicates'] }) {
  if (duplicates.length === 0)
    return (
      <Note tone="leaf" icon={CircleCheck}>
        No listing with the same phone, website or a like name nearby.
      </Note>
    );
  return (
    <Card className="border-amber-500! bg-amber-50! p-5!">
      <h3 className="type-h4">Possible {duplicates.length === 1 ? 'duplicate' : 'duplicates'}</h3>
      <ul className="mt-2 flex flex-col gap-3">
        {duplicates.map(({ id, name, location, profilePath, why }) => (
          <li key={id} className="min-w-0">
            <a
              href={profilePath}
              target="_blank"
              rel="noreferrer"
              className="link inline-block pointer-coarse:py-2.5 font-semibold wrap-anywhere"
            >
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            <span className="type-small block text-soft">{location}</span>
            <span className="type-small block text-[#5f3b00]">{why}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
