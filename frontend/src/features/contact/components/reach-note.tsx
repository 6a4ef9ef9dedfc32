import { useQuery } from '@tanstack/react-query';
import type { SearchContext } from '../../../entities/listings/compare-list.js';
import { Note } from '../../../shared/ui/states.js';
import type { ContactTarget } from '../api.js';
import { areaText, reachQuery, reachText } from '../reach.js';

export interface ReachNoteProps {
  recipients: readonly ContactTarget[];
  /** The point of the search that the message comes from. */
  point?: SearchContext['point'];
}

/** Says before a message is sent which of its recipients may not read or take it, and why. */
export function ReachNote({ recipients, point }: ReachNoteProps) {
  const { data } = useQuery(reachQuery(recipients, point));
  const isMeant = ({ id }: ContactTarget) => recipients.some((recipient) => recipient.id === id);
  const texts = (data?.installers ?? [])
    .filter(isMeant)
    .flatMap((installer) => [areaText(installer), reachText(installer)].filter((text) => text !== null));
  return (
    <div role="status">
      {texts.length > 0 && (
        <Note tone="amber">
          {texts.map((text) => (
            <p key={text} className="wrap-anywhere not-first:mt-2">
              {text}
            </p>
          ))}
        </Note>
      )}
    </div>
  );
}
