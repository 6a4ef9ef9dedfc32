import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';
import { mayManage } from '../roles.js';
import { type TabProps, tabUrl } from '../tab.js';
import { ApiKeys } from './api-keys.js';
import { Webhooks } from './webhooks.js';

/** What connects programs of a business: webhooks, and for its owners keys. */
export function Connections(props: TabProps) {
  const { listing } = props;
  return (
    <>
      <h1 className="type-h1">Connections</h1>
      <p className="text-soft">
        Let your own programs, such as a CRM, receive this business’s events and read its requests.
      </p>
      <div className="mt-6 flex max-w-[56rem] flex-col gap-6">
        {listing.plan === 'free' && <PlanNote installerId={listing.id} />}
        <Webhooks {...props} />
        {mayManage(listing.role) && <ApiKeys {...props} />}
      </div>
    </>
  );
}

const PlanNote = ({ installerId }: { installerId: number }) => (
  <Note>
    <b className="font-semibold">Webhooks and API keys are part of Pro.</b> This business is on the free plan. Paid
    plans are not available yet.{' '}
    <Link to={tabUrl(installerId, 'plan')} className="link">
      What the plans include
    </Link>
  </Note>
);
