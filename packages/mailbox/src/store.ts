import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { StoredMessage } from './messages.js';

export interface MessageStore {
  /** Resolves once the message is stored. */
  add(message: StoredMessage): Promise<void>;
  /** Newest first. */
  list(): readonly StoredMessage[];
  /** Changes with every change and every process. */
  revision(): string;
  clear(): Promise<void>;
}

/**
 * Keeps the newest `limit` messages: in memory and, where there is a `folder`, in a file there that outlives the process.
 * Mails hold emails and links, so the file is readable by its owner only.
 */
export async function openMessageStore({ limit, folder }: { limit: number; folder?: string }): Promise<MessageStore> {
  const log = folder === undefined ? null : await openLog(folder, limit);
  const opened = randomUUID();
  let changes = 0;
  let messages = (log?.stored ?? []).toReversed();
  let saving = Promise.resolve();

  /** Writes happen one after the other; a failed one rejects for its caller and does not stop the next. */
  function save(work: () => Promise<void>): Promise<void> {
    const saved = saving.then(work);
    saving = saved.catch(() => undefined);
    return saved;
  }

  return {
    async add(message) {
      await save(async () => {
        await log?.append(message);
        messages = [message, ...messages].slice(0, limit);
        changes += 1;
        if (log && log.lines() >= 2 * limit) await log.rewrite(messages.toReversed());
      });
    },
    list: () => messages,
    revision: () => `${opened}-${changes}`,
    async clear() {
      await save(async () => {
        await log?.rewrite([]);
        messages = [];
        changes += 1;
      });
    },
  };
}

/** A file with one message a line, oldest first. */
async function openLog(folder: string, limit: number) {
  const file = join(folder, 'messages.jsonl');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Opened for appending, so that it exists when it is read.
  await appendFile(file, '', { mode: 0o600 });
  const stored: StoredMessage[] = [];
  let lines = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line !== '') lines += 1;
    stored.push(...parse(line));
    if (stored.length > limit) stored.shift();
  }

  return {
    stored,
    lines: () => lines,
    async append(message: StoredMessage): Promise<void> {
      await appendFile(file, lineOf(message));
      lines += 1;
    },
    async rewrite(messages: readonly StoredMessage[]): Promise<void> {
      const next = `${file}.next`;
      await writeFile(next, messages.map(lineOf).join(''), { mode: 0o600 });
      await rename(next, file);
      lines = messages.length;
    },
  };
}

// The line break comes first: a line that was cut off when its process was killed does not swallow the next one.
const lineOf = (message: StoredMessage): string => `\n${JSON.stringify(message)}`;

function parse(line: string): StoredMessage[] {
  try {
    return [JSON.parse(line) as StoredMessage];
  } catch {
    return [];
  }
}
