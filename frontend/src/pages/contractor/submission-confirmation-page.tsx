import { useSearchParams } from 'react-router-dom';
import { useSessionIfAny } from '../../features/auth/hooks/use-session.js';
import { ConfirmListing } from '../../features/submission/components/confirm-listing.js';
import { LinkPage } from '../../features/submission/components/link-page.js';
import { WithoutLink } from '../../features/submission/components/without-link.js';

export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { account, isPending, end } = useSessionIfAny('contractor');
  return (
    <div className="wrap max-w-read! py-8 md:py-14">
      {token === '' ? (
        <WithoutLink account={account} isPending={isPending} onSessionEnd={end} />
      ) : (
        <LinkPage token={token}>{(state) => <ConfirmListing token={token} state={state} />}</LinkPage>
      )}
    </div>
  );
}
