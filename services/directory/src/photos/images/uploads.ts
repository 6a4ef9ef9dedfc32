import type { Readable } from 'node:stream';
import { networkOf } from '@poolpros/chassis/network';
import { Refusal } from '@poolpros/chassis/refusal';
import { readUpload } from './read-upload.js';

/** Who sends a file: a signed-in member by the account, anybody else by the network. */
export interface Sender {
  kind: 'member' | 'anonymous';
  key: string;
}

export const memberSender = ({ id }: { id: string }): Sender => ({ kind: 'member', key: id });
export const anonymousSender = (ip: string): Sender => ({ kind: 'anonymous', key: networkOf(ip) });

/** The uploads that a process works on. */
export interface Uploads {
  /**
   * Reads a file while it arrives, then runs the work that has a use for it. Throws Refusal `too_many_requests` when the
   * sender has enough on its way, `service_unavailable` when all senders of its kind have.
   */
  receive<T>(sender: Sender, body: Readable, work: (file: Buffer) => Promise<T>): Promise<T>;
}

/** docs/rules.md#upload-limits */
const limits = {
  perSender: 2,
  /** Whole files that wait or are worked on; the last of them is ready before its sender gives up. */
  waiting: 4,
  /** Of files that arrive or wait. */
  bytes: 40 * 1024 * 1024,
} as const;

/** Members and anonymous senders have a share each, so that strangers never stop the uploads of members. */
export function createUploads(): Uploads {
  const active = new Map<string, number>();
  const shares = { member: { waiting: 0, bytes: 0 }, anonymous: { waiting: 0, bytes: 0 } };

  function enter({ kind, key }: Sender): () => void {
    const name = `${kind} ${key}`;
    const count = active.get(name) ?? 0;
    if (count >= limits.perSender)
      throw new Refusal(
        'too_many_requests',
        'Two of your files are still on their way. Try again shortly.',
        undefined,
        5,
      );
    active.set(name, count + 1);
    return () => {
      const left = (active.get(name) ?? 0) - 1;
      if (left > 0) active.set(name, left);
      else active.delete(name);
    };
  }

  return {
    async receive(sender, body, work) {
      const leave = enter(sender);
      const share = shares[sender.kind];
      let bytes = 0;
      try {
        const file = await readUpload(body, (more) => {
          if (share.bytes + more > limits.bytes) throw busy();
          share.bytes += more;
          bytes += more;
        });
        if (share.waiting >= limits.waiting) throw busy();
        share.waiting += 1;
        try {
          return await work(file);
        } finally {
          share.waiting -= 1;
        }
      } finally {
        share.bytes -= bytes;
        leave();
      }
    },
  };
}

const busy = (): Refusal =>
  new Refusal('service_unavailable', 'Too many files are arriving right now. Try again shortly.', undefined, 5);
