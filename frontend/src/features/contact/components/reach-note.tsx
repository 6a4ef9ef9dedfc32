import { useQuery } from '@tanstack/react-query';
import { Note } from '../../../shared/ui/states.js';
import type { ContactTarget } from '../api.js';
import { reachQuery, reachText } from '../reach.js';

/** Says before a message is sent which of its recipients have not joined, and how it reaches them. */
export function ReachNote({ recipients }: { recipients: readonly ContactTarget[] }) {
  const { data } = useQuery(reachQuery(recipients));
  const isMeant = ({ id }: ContactTarget) => recipients.some((recipient) => recipient.id === id);
  const texts = (data?.installers ?? []).filter(isMeant).flatMap((installer) => reachText(installer) ?? []);
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
