import { useSearchParams } from 'react-router-dom';
import { useSessionIfAny } from '../../features/auth/hooks/use-session.js';
import { LinkPage } from '../../features/submission/components/link-page.js';
import { SubmissionProgress } from '../../features/submission/components/submission-progress.js';
import { WithoutLink } from '../../features/submission/components/without-link.js';

export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { account, isPending, end } = useSessionIfAny('contractor');
  return (
    <div className="wrap max-w-read! py-8 md:py-14">
      {token === '' ? (
        <WithoutLink account={account} isPending={isPending} onSessionEnd={end} />
      ) : (
        <LinkPage token={token}>
          {(state) => (
            <>
              <h1 className="type-h1 mb-6">Status of your listing</h1>
              <SubmissionProgress state={state} reference={token} />
            </>
          )}
        </LinkPage>
      )}
    </div>
  );
}
