import { useRef, useState } from 'react';
import { ApiError } from '../../shared/api/api-error.js';
import type { FileRequest } from '../../shared/api/send-file.js';
import { newKey } from '../../shared/forms/new-key.js';
import { smallerPhoto } from './smaller-photo.js';

/** An upload in progress. */
export interface Upload {
  key: string;
  file: File;
  /** Progress, from 0 to 1; null while it waits for earlier ones. */
  share: number | null;
  /** Why it was rejected. */
  error: string | null;
}

/** Sends a photo; `key` is the same for every attempt. */
export type SendPhoto = (photo: Pick<FileRequest, 'file' | 'key' | 'onProgress'>) => Promise<unknown>;

/** Sends files one after the other and reports the result of each; `onError` gets the reason of a rejection. */
export function useUploads(sendPhoto: SendPhoto, onError?: (error: unknown) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const waiting = useRef<Upload[]>([]);
  const sending = useRef(false);

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const remove = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));

  async function send({ key, file: chosen }: Upload): Promise<void> {
    change(key, { share: 0 });
    const file = await smallerPhoto(chosen);
    await sendPhoto({ file, key, onProgress: (share) => change(key, { share }) });
  }

  async function sendAll(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { key } = next;
      try {
        await send(next);
        remove(key);
      } catch (error) {
        change(key, { error: reasonOf(error) });
        onError?.(error);
      }
    }
    sending.current = false;
  }

  function enqueue(added: readonly Upload[]): void {
    const keys = new Set(added.map(({ key }) => key));
    setUploads((all) => [...all.filter(({ key }) => !keys.has(key)), ...added]);
    waiting.current.push(...added);
    void sendAll();
  }

  const waits = { share: null, error: null };
  return {
    uploads,
    add: (files: readonly File[]) => enqueue(files.map((file) => ({ key: newKey(), file, ...waits }))),
    retry: (upload: Upload) => enqueue([{ ...upload, ...waits }]),
    remove,
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof TypeError
    ? 'The connection was lost. Try again.'
    : (error instanceof ApiError && error.detail) || 'This file was not accepted. Try again in a moment.';
