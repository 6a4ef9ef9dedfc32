import { useQuery } from '@tanstack/react-query';
import type { SearchContext } from '../../../entities/listings/compare-list.js';
import { shortlist } from '../../../entities/listings/shortlist.js';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';
import type { ContactTarget } from '../api.js';
import { fromWhereSaved, notesOn, reachQuery } from '../reach.js';

export interface ReachNoteProps {
  recipients: readonly ContactTarget[];
  /** The search that the message comes from. */
  context?: SearchContext;
  /** Runs when the visitor follows a link to others. */
  onLeave?: () => void;
  className?: string;
}

const noContext: SearchContext = {};

/** Says before anything is written which recipients may not read it or take the job, why, and what to do instead. */
export function ReachNote({ recipients, context = noContext, onLeave, className }: ReachNoteProps) {
  const { data } = useQuery(reachQuery(recipients, context.point));
  const isMeant = ({ id }: ContactTarget) => recipients.some((recipient) => recipient.id === id);
  const saved = shortlist.useEntries();
  const notes = (data?.installers ?? []).filter(isMeant).flatMap((installer) => {
    const miles = saved.find(({ id }) => id === installer.id)?.miles;
    return notesOn(fromWhereSaved(installer, miles), context);
  });
  return (
    <div role="status" className={className}>
      {notes.length > 0 && (
        <Note tone="amber">
          {notes.map(({ why, text, instead }) => (
            <p key={text} className="wrap-anywhere not-first:mt-2">
              {why && <b className="font-semibold">{why} </b>}
              {text}
              {instead && (
                <>
                  {' '}
                  <Link to={instead.to} onClick={onLeave} className="link">
                    {instead.label}
                  </Link>
                </>
              )}
            </p>
          ))}
        </Note>
      )}
    </div>
  );
}
