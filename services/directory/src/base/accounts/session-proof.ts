import type { Identity } from '@poolpros/chassis/auth';
import type { InternalClient } from '@poolpros/chassis/internal-client';
import { Refusal } from '@poolpros/chassis/refusal';
import { sessionProofSchema, sessionProofsPath } from '@poolpros/contracts/http/internal';

/**
 * For sensitive actions: throws Refusal `step_up_required` if the owner of a session has not authenticated recently
 * (docs/rules.md#step-up).
 */
export async function requireProof(
  accounts: InternalClient,
  { accountId, sessionId }: Pick<Identity, 'accountId' | 'sessionId'>,
): Promise<void> {
  const asked = `${sessionProofsPath}?accountId=${accountId}&sessionId=${sessionId}`;
  const found = await accounts.get(asked, sessionProofSchema);
  if (!found?.isProven) throw new Refusal('step_up_required', 'First confirm that it is still you.');
}
