import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import type { DeliveryReason } from '@poolpros/contracts/http/webhooks';
import { Agent, request } from 'undici';
import { isPublicAddress, literalAddress, type WebhookTargets } from '../domain/webhook-address.js';

/** How an endpoint took a message. */
export interface PostOutcome {
  httpStatus: number | null;
  /** Null when it took it. */
  reason: DeliveryReason | null;
}

export interface WebhookClient {
  /** Posts JSON, follows no redirect and reads no body. Throws only when `signal` aborts. */
  post(
    url: string,
    message: { headers: Record<string, string>; body: string },
    signal: AbortSignal,
  ): Promise<PostOutcome>;
  close(): Promise<void>;
}

class AddressError extends Error {
  readonly code = 'NOT_PUBLIC';
}

type Resolve = (host: string) => Promise<string[]>;

const resolver = new Resolver({ timeout: 2000, tries: 2 });

/** Not by the system's lookup: its threads, which images are computed in as well, wait for slow name servers. */
const resolveHost: Resolve = async (host) => {
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [four, six].flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  if (found.length === 0) throw four.status === 'rejected' ? four.reason : new AddressError('no address');
  return found;
};

/** A lookup for sockets, so that what is checked is what is connected to. One address of a network within is enough to refuse. */
const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (host, { all }, callback) => {
    resolve(host)
      .then((found) => {
        if (!found.every(isPublicAddress)) throw new AddressError('not an address of the internet');
        const addresses = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
        const [first = { address: '', family: 4 }] = addresses;
        if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      })
      .catch((error: NodeJS.ErrnoException) => callback(error, '', 4));
  };

/** Posts to endpoints of strangers. `timeoutMs` limits a whole call, from the lookup to the status of the response. */
export function createWebhookClient(o: {
  targets: WebhookTargets;
  timeoutMs?: number;
  resolve?: Resolve;
}): WebhookClient {
  const timeoutMs = o.timeoutMs ?? 10_000;
  const dispatcher = new Agent({
    pipelining: 0,
    connect: { timeout: timeoutMs, ...(o.targets === 'public' && { lookup: publicLookup(o.resolve ?? resolveHost) }) },
  });

  async function statusOf(
    url: string,
    message: { headers: Record<string, string>; body: string },
    signal: AbortSignal,
  ) {
    const address = literalAddress(new URL(url));
    if (o.targets === 'public' && address !== null && !isPublicAddress(address))
      throw new AddressError('not an address of the internet');
    const { statusCode, body } = await request(url, {
      dispatcher,
      method: 'POST',
      headers: { ...message.headers, 'content-type': 'application/json', 'user-agent': 'PoolPros-Webhooks/1' },
      body: message.body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    // A receiver may send back what it got. It is not read, and what breaks off is no fault.
    body.on('error', () => undefined);
    body.destroy();
    return statusCode;
  }

  return {
    async post(url, message, signal) {
      try {
        const httpStatus = await statusOf(url, message, signal);
        if (httpStatus >= 200 && httpStatus < 300) return { httpStatus, reason: null };
        return { httpStatus, reason: httpStatus === 410 ? 'gone' : 'status' };
      } catch (error) {
        signal.throwIfAborted();
        return { httpStatus: null, reason: reasonOf(error) };
      }
    },
    close: () => dispatcher.destroy(),
  };
}

const unknownHost = ['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'ESERVFAIL', 'EREFUSED', 'EBADNAME'];

/** In our own words: what a receiver or its name server says never gets into a row. */
function reasonOf(error: unknown): DeliveryReason {
  if (!(error instanceof Error)) return 'connection';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'NOT_PUBLIC') return 'address';
  if (unknownHost.includes(code)) return 'unknown_host';
  if (error.name === 'TimeoutError' || /TIMEOUT|TIMEDOUT/.test(code)) return 'timeout';
  if (/CERT|SSL|TLS|SIGNATURE/.test(code)) return 'certificate';
  return 'connection';
}
