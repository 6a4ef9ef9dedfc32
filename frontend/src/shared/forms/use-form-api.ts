import { idempotencyKeyHeader } from '@poolpros/contracts/idempotency';
import { useRef } from 'react';
import { ApiError } from '../api/api-error.js';
import { useApi } from '../lib/services.js';
import { newKey } from './new-key.js';

/** Sends a request that creates something. */
export interface FormApi {
  postOnce<T>(path: string, body: unknown): Promise<T>;
}

/**
 * Sends with a key that stays the same until the result is known or the form changes, so that a retry of a request that
 * has already arrived creates nothing.
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
        // A refused request may be accepted a moment later, and the same key would get the refusal again.
        if (isRefusal(error)) tried.current = null;
        throw error;
      }
    },
  };
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.code !== 'idempotency_key_in_use';
