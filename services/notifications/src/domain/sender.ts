/** Who a mail comes from. */
export interface Sender {
  name: string;
  address: string;
  /** The part behind the @: it also ends every Message-ID. */
  domain: string;
}

const named = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>@\s]+@([^<>@\s]+))>\s*$/;
const bare = /^\s*([^<>@\s]+@([^<>@\s]+))\s*$/;

/** Reads `PoolPros <hello@example.com>` or `hello@example.com`; null when it is neither. */
export function parseSender(text: string): Sender | null {
  const [, name, address, domain] = named.exec(text) ?? [];
  if (address && domain) return { name: name ?? '', address, domain };
  const [, plain, plainDomain] = bare.exec(text) ?? [];
  return plain && plainDomain ? { name: '', address: plain, domain: plainDomain } : null;
}
