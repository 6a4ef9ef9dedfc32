import type { ContactRequestStatus } from '@poolpros/contracts/http/request-states';

/** Why a business cannot write in a thread. */
export function noReplyText(status: ContactRequestStatus): string {
  if (status === 'withdrawn') return 'The homeowner has withdrawn this request. Nobody is waiting for an answer.';
  if (status === 'spam') return 'You marked this request as spam. Mark it as not spam to answer it.';
  if (status === 'declined') return 'You declined this request.';
  return 'This request no longer takes messages.';
}
