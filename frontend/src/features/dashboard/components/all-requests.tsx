import type { OwnBusiness } from '@poolpros/contracts/http/contractors';
import { useSearchParams } from 'react-router-dom';
import { Inbox } from '../../../entities/contractor/inbox/inbox.js';
import { Select } from '../../../shared/ui/field.js';

export interface AllRequestsProps {
  listings: readonly OwnBusiness[];
  onSessionEnd: () => void;
}

/** The requests to all own listings, or to the one that is chosen. */
export function AllRequests({ listings, onSessionEnd }: AllRequestsProps) {
  const [params, setParams] = useSearchParams();
  const live = listings.flatMap(({ installerId, businessName }) =>
    installerId === null ? [] : { value: String(installerId), label: businessName },
  );
  const chosen = live.find(({ value }) => value === params.get('installerId'))?.value ?? '';
  const at = (installerId: string) => ({ view: 'requests', ...(installerId && { installerId }) });
  return (
    <Inbox
      installerId={chosen ? Number(chosen) : null}
      at={at(chosen)}
      onSessionEnd={onSessionEnd}
      filter={
        live.length > 1 && (
          <Select
            label="Listing"
            fieldClassName="w-64 max-w-full"
            options={live}
            placeholder="All listings"
            value={chosen}
            onValueChange={(installerId) => setParams(at(installerId))}
          />
        )
      }
    />
  );
}
