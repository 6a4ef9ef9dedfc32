import { Problem } from '@poolpros/chassis/problem';
import type { InboxEventName, RequestsEvent } from '@poolpros/contracts/http/inbox-events';
import { openStreams } from '@poolpros/contracts/rate-limits';

/** Whose stream it is. */
export interface StreamOwner {
  accountId: string;
  sessionId: string;
  network: string;
  /** When the access token expires, in ms since 1970. */
  expiresAt: number;
}

/** Where a stream is written. */
export interface StreamOutput {
  /** False once the client has stopped reading. */
  write(text: string): boolean;
  end(): void;
  /** Ends it without what was not sent yet. */
  destroy(): void;
}

interface OpenStream {
  owner: StreamOwner;
  output: StreamOutput;
  isReady: boolean;
  /** Sweeps since something was written. */
  quiet: number;
}

/** Sweeps without an event until a comment is written, so that no proxy takes the stream for dead. */
export const sweepsToHeartbeat = 20;

const comment = ':\n\n';
const textOf = (event: InboxEventName, data: RequestsEvent = {}): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The streams that one gateway holds open. `limitsScale` multiplies how many an account and a network may have. */
export function createOpenStreams({ limitsScale }: { limitsScale: number }) {
  const streams = new Set<OpenStream>();
  const most = {
    account: Math.ceil(openStreams.perAccount * limitsScale),
    network: Math.ceil(openStreams.perNetwork * limitsScale),
  };

  const countOf = (matches: (owner: StreamOwner) => boolean): number =>
    [...streams].filter(({ owner }) => matches(owner)).length;

  function end(stream: OpenStream): void {
    if (streams.delete(stream)) stream.output.end();
  }
  function write(stream: OpenStream, text: string): void {
    stream.quiet = 0;
    if (stream.output.write(text)) return;
    streams.delete(stream);
    stream.output.destroy();
  }
  function becomeReady(stream: OpenStream): void {
    stream.isReady = true;
    write(stream, textOf('ready'));
  }

  return {
    size: () => streams.size,
    /** Why an account or a network may not open another one; null if it may. */
    fullFor({ accountId, network }: Pick<StreamOwner, 'accountId' | 'network'>): Problem | null {
      if (countOf((owner) => owner.accountId === accountId) >= most.account)
        return new Problem('too_many_requests', 'Your dashboard is open in too many tabs. Close one of them.');
      if (countOf((owner) => owner.network === network) >= most.network)
        return new Problem('too_many_requests', 'Too many dashboards are open on your network. Close one of them.');
      return null;
    },
    /** Adds a stream; it is ready at once if `isReady`. Returns a function that forgets it after its client left. */
    add(owner: StreamOwner, output: StreamOutput, isReady: boolean): () => void {
      const stream: OpenStream = { owner, output, isReady: false, quiet: 0 };
      streams.add(stream);
      if (isReady) becomeReady(stream);
      // The headers are sent with the first bytes.
      else write(stream, comment);
      return () => streams.delete(stream);
    },
    /** Tells these accounts that requests to a listing changed. */
    send(installerId: number, accountIds: ReadonlySet<string>): void {
      const text = textOf('requests', { installerId });
      for (const stream of streams) if (accountIds.has(stream.owner.accountId)) write(stream, text);
    },
    /** Events arrive from now on: tells new streams so, and the others that they may have missed some. */
    resume(): void {
      for (const stream of streams)
        if (stream.isReady) write(stream, textOf('requests'));
        else becomeReady(stream);
    },
    /** Ends streams whose session or token has ended, and keeps the others alive; called once a second. */
    sweep(now: Date, hasEnded: (sessionId: string) => boolean): void {
      for (const stream of streams) {
        const { sessionId, expiresAt } = stream.owner;
        stream.quiet += 1;
        if (expiresAt <= now.getTime() || hasEnded(sessionId)) end(stream);
        else if (stream.quiet >= sweepsToHeartbeat) write(stream, comment);
      }
    },
    endAll(): void {
      for (const stream of streams) end(stream);
    },
  };
}

export type OpenStreams = ReturnType<typeof createOpenStreams>;
