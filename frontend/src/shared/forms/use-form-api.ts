import { idempotencyKeyHeader } from '@poolpros/contracts/idempotency';
import { useRef } from 'react';
import { useApi } from '../lib/services.js';

/** Sends what a form creates. */
export interface FormApi {
  postOnce<T>(path: string, body: unknown): Promise<T>;
}

/**
 * Sends under a key that stays the same until the response came or the form changes, so that another try of what had
 * arrived already creates nothing.
 */
export function useFormApi(): FormApi {
  const api = useApi();
  const tried = useRef<{ body: string; key: string } | null>(null);

  return {
    async postOnce<T>(path: string, body: unknown): Promise<T> {
      const sent = JSON.stringify(body);
      if (tried.current?.body !== sent) tried.current = { body: sent, key: newKey() };
      const response = await api.post<T>(path, body, { [idempotencyKeyHeader]: tried.current.key });
      tried.current = null;
      return response;
    },
  };
}

/** 128 random bits in hex. Unlike `randomUUID` it is there on pages without TLS as well. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
