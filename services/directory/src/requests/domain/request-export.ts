import type { OwnContactRequest, ThreadMessage } from '@poolpros/contracts/http/request-threads';
import { stringify } from 'csv-stringify/sync';

/** A request with its messages, as an export has it: the words, without photos. */
export interface ExportedRequest extends Omit<OwnContactRequest, 'photos'> {
  messages: Omit<ThreadMessage, 'photos'>[];
}

/** The columns of the CSV export, by their headings. */
const columns: Readonly<Record<string, (request: ExportedRequest) => string | number | null>> = {
  id: ({ id }) => id,
  business: ({ businessName }) => businessName,
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  message: ({ message }) => message,
  service: ({ service }) => service,
  zip: ({ zip }) => zip,
  timing: ({ timing }) => timing,
  budget: ({ budget }) => budget,
  status: ({ status }) => status,
  value: ({ value }) => value,
  sent: ({ createdAt }) => createdAt,
  seen: ({ seenAt }) => seenAt,
  replied: ({ repliedAt }) => repliedAt,
  messages: ({ messages }) => messages.length,
};

/**
 * Requests as CSV (RFC 4180). A byte order mark, because spreadsheets need one to read UTF-8, and cells that begin like a
 * formula are escaped, because a spreadsheet would run them (OWASP, CSV injection).
 */
export const csvOf = (requests: readonly ExportedRequest[]): string =>
  stringify([Object.keys(columns), ...requests.map((request) => Object.values(columns).map((read) => read(request)))], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
