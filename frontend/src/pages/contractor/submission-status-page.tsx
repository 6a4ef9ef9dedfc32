import { useSearchParams } from 'react-router-dom';
import { LinkPage } from '../../features/submission/components/link-page.js';
import { SubmissionProgress } from '../../features/submission/components/submission-progress.js';

export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <div className="wrap max-w-read! py-8 md:py-14">
      <LinkPage token={token}>
        {(state) => (
          <>
            <h1 className="type-h1 mb-6">Status of your listing</h1>
            <SubmissionProgress state={state} token={token} />
          </>
        )}
      </LinkPage>
    </div>
  );
}
