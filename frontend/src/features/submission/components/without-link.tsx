import type { Account } from '@poolpros/contracts/http/accounts';
import { PageLoading } from '../../../shared/ui/page-loading.js';
import { AskForLinks } from './ask-for-links.js';
import { OwnSubmissions } from './own-submissions.js';

export interface WithoutLinkProps {
  /** Who is signed in as a contractor. */
  account: Account | null;
  /** Whether that is still being found out. */
  isPending: boolean;
  onSessionEnd: () => void;
}

/** Where listings stand for who came without the link of a mail. */
export function WithoutLink({ account, isPending, onSessionEnd }: WithoutLinkProps) {
  if (isPending) return <PageLoading text="Looking for your listings..." />;
  return (
    <>
      <h1 className="type-h1 mb-6">{account ? 'Status of your listings' : 'What is the status of my listing?'}</h1>
      {account ? <OwnSubmissions onSessionEnd={onSessionEnd} /> : <AskForLinks />}
    </>
  );
}
