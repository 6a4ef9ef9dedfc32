import { replyAddressToken } from '@poolpros/contracts/http/internal';

const localPart = /^r\+(?<token>[0-9a-z]+)$/;

/** The token of a reply address `r+<token>@<domain>`, in any case; null for any other address, or of another domain. */
export function replyToken(address: string, domain: string): string | null {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) return null;
  return tokenOf(address.slice(0, Math.max(at, 0)));
}

/** What the reply addresses of both sides of a thread have in common; null for any other address. */
export function replyThread(address: string): string | null {
  return tokenOf(address.slice(0, Math.max(address.lastIndexOf('@'), 0)))?.slice(0, threadLength) ?? null;
}

/** The token begins with the id of the contact request. */
const threadLength = 32;

function tokenOf(local: string): string | null {
  const token = replyAddressToken.safeParse(localPart.exec(local.toLowerCase())?.groups?.token);
  return token.success ? token.data : null;
}
