import type { Readable } from 'node:stream';
import { networkOf } from '@poolpros/chassis/network';
import { Refusal } from '@poolpros/chassis/refusal';
import { readUpload } from './read-upload.js';

/** The sender of a file: a signed-in member by account, anyone else by network. */
export interface Sender {
  kind: 'member' | 'anonymous';
  key: string;
}

export const memberSender = ({ id }: { id: string }): Sender => ({ kind: 'member', key: id });
export const anonymousSender = (ip: string): Sender => ({ kind: 'anonymous', key: networkOf(ip) });

/** The uploads in progress in a process. */
export interface Uploads {
  /**
   * Reads a file while it arrives, then runs the work that uses it. Throws Refusal `too_many_requests` if the sender
   * has too many uploads in progress, `service_unavailable` if all senders of its kind do.
   */
  receive<T>(sender: Sender, body: Readable, work: (file: Buffer) => Promise<T>): Promise<T>;
}

/** docs/rules.md#upload-limits */
const limits = {
  perSender: 2,
  /** Complete files that wait or are processed; the last of them is done before its sender gives up. */
  waiting: 4,
  /** Total bytes of files that arrive or wait. */
  bytes: 40 * 1024 * 1024,
} as const;

/** Members and anonymous senders have separate shares, so that strangers never block the uploads of members. */
export function createUploads(): Uploads {
  const active = new Map<string, number>();
  const shares = { member: { waiting: 0, bytes: 0 }, anonymous: { waiting: 0, bytes: 0 } };

  function enter({ kind, key }: Sender): () => void {
    const name = `${kind} ${key}`;
    const count = active.get(name) ?? 0;
    if (count >= limits.perSender)
      throw new Refusal('too_many_requests', 'Two of your files are still uploading. Try again shortly.', undefined, 5);
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
