import type { AdminChangeList, ChangeListState } from '@poolpros/contracts/http/listing-changes';
import { adminChangesQuery } from '../api.js';
import { queueUrl } from '../queue-url.js';
import { ChangeReview } from './change-review.js';
import { PagedQueue } from './paged-queue.js';

/** What members want to change of their pages and may not at once, and what imports say otherwise than they do. */
export const Changes = ({ onSessionEnd }: { onSessionEnd: () => void }) => (
  <PagedQueue<AdminChangeList, ChangeListState>
    title="Changes"
    text="Edits that need a decision because someone else could have made them: names, contact details, moves and licensed services. Until you decide, the page stays as it is."
    tabs={[
      { value: 'open', label: 'Pending', empty: 'No changes are waiting for a decision.' },
      { value: 'decided', label: 'Decided', empty: 'No changes have been decided on yet.' },
    ]}
    queueQuery={adminChangesQuery}
    urlOf={queueUrl('changes', 'open')}
    idOf={({ id }) => id}
    // Nobody waits for what an import suggests.
    sinceOf={({ source, proposedAt }) => (source === 'import' ? null : proposedAt)}
    row={(change, onDecided) => <ChangeReview change={change} onDecided={onDecided} />}
    onSessionEnd={onSessionEnd}
  />
);
