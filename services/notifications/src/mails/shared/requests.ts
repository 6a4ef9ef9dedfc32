import { counted } from '@poolpros/contracts/counted';
import { requestLimits } from '@poolpros/contracts/limits';

/** Why a homeowner gets a mail about their request. */
export const toHomeowner =
  'You received this email because this address was used to request a quote. Not you? Open the page and erase the request with one click.';

/** Why a business gets a mail about a request. */
export const toBusiness = (businessName: string): string =>
  `You received this email because ${businessName} is listed on PoolPros. Requests are never sold.`;

export const answerLink = `The button works for ${requestLimits.threadLinkDays} days without a login. It opens only this conversation, so forward this email only to someone who can answer on your behalf.`;

/** What was written, and how many photos came with it; the mail has none of them. */
export function messageText(text: string, photos: number): string {
  const added = photos === 0 ? '' : `[${counted(photos, 'photo')}, shown on the page]`;
  return [text, added].filter(Boolean).join('\n\n');
}

/** What a reply to a mail does, if it reaches the other side. */
export const replyNote = (canReply: boolean, name: string): string[] =>
  canReply ? [`You can also just reply to this email: ${name} will see your message but not your email address.`] : [];
