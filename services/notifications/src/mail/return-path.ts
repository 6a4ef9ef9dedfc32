import { createHmac, timingSafeEqual } from 'node:crypto';

const localPart = /^b\+(?<id>[0-9a-f]{32})(?<code>[0-9a-f]{20})$/;

/** 80 bits, so that nobody can report that a mail came back which they never got. */
const codeOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`return path\n${id}`).digest('hex').slice(0, 20);

/**
 * The sender of the envelope of a mail, `b+<mail id><code>@<domain>`, where reports about its delivery go. Only lower-case
 * letters and digits, as mail servers may not keep the case (docs/adr/0111-return-paths-of-relayed-mails.md).
 */
export function returnPath(secret: string, mailId: string, domain: string): string {
  const id = mailId.replaceAll('-', '');
  return `b+${id}${codeOf(secret, id)}@${domain}`;
}

/** The mail whose return path it is, in any case; null for any other address, of another domain, or never given. */
export function mailOfReturnPath(secret: string, address: string, domain: string): string | null {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) return null;
  const { id, code } = localPart.exec(address.slice(0, Math.max(at, 0)).toLowerCase())?.groups ?? {};
  if (id === undefined || code === undefined) return null;
  if (!timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(secret, id)))) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
