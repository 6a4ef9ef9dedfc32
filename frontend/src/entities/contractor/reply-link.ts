import type { OwnContactRequest } from '@poolpros/contracts/http/contractors';

/** Mail programs cut longer URLs. */
const quotedCharacters = 600;

/** The `mailto:` URL of a reply to a request, with its text quoted. */
export function replyLink({ name, email, businessName, message }: OwnContactRequest): string {
  const firstName = name.trim().split(/\s+/)[0] ?? '';
  const cut = message.length > quotedCharacters ? `${message.slice(0, quotedCharacters)}…` : message;
  const quote = cut.split('\n').map((line) => `> ${line}`);
  const subject = encodeURIComponent(`Your request to ${businessName}`);
  const body = encodeURIComponent([`Hi ${firstName},`, '', '', '', ...quote].join('\r\n'));
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}&body=${body}`;
}
