import { UnavailableError } from '@poolpros/chassis/unavailable';

/** Why an attempt failed, without personal data: mail servers quote emails in their replies. */
export interface Failure {
  reason: string;
  /** A retry cannot help: the mail server rejected the recipient permanently. */
  permanent: boolean;
}

/** The mail server or provider rejected a message permanently. */
export class RejectedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RejectedError';
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof RejectedError) return { reason: error.message, permanent: true };
  if (error instanceof UnavailableError) return { reason: error.message, permanent: false };
  if (!(error instanceof Error)) return { reason: 'unknown', permanent: false };
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  const reason = [error.name, code, command, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
  const permanent = command === 'RCPT TO' && Number(responseCode) >= 500;
  return { reason, permanent };
}
