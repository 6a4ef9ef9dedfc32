import { useSearchParams } from 'react-router-dom';
import { ConfirmListing } from '../../features/submission/components/confirm-listing.js';
import { LinkPage } from '../../features/submission/components/link-page.js';

export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <div className="wrap max-w-read! py-8 md:py-14">
      <LinkPage token={token}>{(state) => <ConfirmListing token={token} state={state} />}</LinkPage>
    </div>
  );
}
