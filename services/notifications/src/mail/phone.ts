import { UnavailableError } from '@poolpros/chassis/unavailable';
import type { Config } from '../config.js';
import { RejectedError } from './failure.js';

/** A text message to a phone. A retry has the same id, so that the provider can recognize it. */
export interface PhoneText {
  id: string;
  /** E.164. */
  to: string;
  text: string;
}

/** Hands a text message to the provider; throws RejectedError if the provider rejects it permanently. */
export type SendText = (text: PhoneText, signal: AbortSignal) => Promise<void>;

/** Statuses that ask for a retry: a timeout, and too many requests. */
const laterStatuses = [408, 425, 429];

/** Sends text messages by the HTTP request in docs/operations.md; null if no provider is configured. */
export function createSendText(config: Pick<Config, 'PHONE_MESSAGES_URL' | 'PHONE_MESSAGES_KEY'>): SendText | null {
  const { PHONE_MESSAGES_URL: url, PHONE_MESSAGES_KEY: key } = config;
  if (url === undefined) return null;
  return async (text, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(text),
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    if (response.ok) return;
    const reason = `the provider of texts responded with ${response.status}`;
    const isFinal = response.status >= 400 && response.status < 500 && !laterStatuses.includes(response.status);
    throw isFinal ? new RejectedError(reason) : new UnavailableError(reason);
  };
}
