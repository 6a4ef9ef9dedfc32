/** The sender of mails. */
export interface Sender {
  name: string;
  address: string;
  /** The part after the @, which is also the domain of every Message-ID. */
  domain: string;
}

const named = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>@\s]+@([^<>@\s]+))>\s*$/;
const bare = /^\s*([^<>@\s]+@([^<>@\s]+))\s*$/;

/** Parses `PoolPros <hello@example.com>` or `hello@example.com`; null if it is neither. */
export function parseSender(text: string): Sender | null {
  const [, name, address, domain] = named.exec(text) ?? [];
  if (address && domain) return { name: name ?? '', address, domain };
  const [, plain, plainDomain] = bare.exec(text) ?? [];
  return plain && plainDomain ? { name: '', address: plain, domain: plainDomain } : null;
}
