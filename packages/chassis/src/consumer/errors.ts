import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';

/** The handler can never succeed with this event, so the event is dead-lettered without a retry. */
export class PermanentError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PermanentError';
  }
}

const hasCode = (error: unknown, code: number): boolean => error instanceof JetStreamApiError && error.code === code;

export const isStreamMissing = (error: unknown): boolean => hasCode(error, JetStreamApiCodes.StreamNotFound);
export const isConsumerMissing = (error: unknown): boolean => hasCode(error, JetStreamApiCodes.ConsumerNotFound);
