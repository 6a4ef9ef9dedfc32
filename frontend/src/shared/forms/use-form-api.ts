import { idempotencyKeyHeader } from '@poolpros/contracts/idempotency';
import { useRef } from 'react';
import { ApiError } from '../api/api-error.js';
import { useApi } from '../lib/services.js';
import { newKey } from './new-key.js';

/** Sends what a form creates. */
export interface FormApi {
  postOnce<T>(path: string, body: unknown): Promise<T>;
}

/**
 * Sends under a key that stays the same until it is known what came of it or the form changes, so that another try of what
 * had arrived already creates nothing.
 */
export function useFormApi(): FormApi {
  const api = useApi();
  const tried = useRef<{ body: string; key: string } | null>(null);

  return {
    async postOnce<T>(path: string, body: unknown): Promise<T> {
      const sent = JSON.stringify(body);
      if (tried.current?.body !== sent) tried.current = { body: sent, key: newKey() };
      try {
        const response = await api.post<T>(path, body, { [idempotencyKeyHeader]: tried.current.key });
        tried.current = null;
        return response;
      } catch (error) {
        // What was refused may be accepted a moment later, and the key would get the refusal again.
        if (isRefusal(error)) tried.current = null;
        throw error;
      }
    },
  };
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.code !== 'idempotency_key_in_use';
