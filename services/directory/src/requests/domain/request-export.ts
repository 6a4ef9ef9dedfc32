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

/** Pieces of a file, of pages of requests. */
export interface ExportFormat {
  contentType: string;
  start: string;
  page(requests: readonly ExportedRequest[], isFirst: boolean): string;
  end: string;
}

/**
 * Cells that begin like a formula are escaped, because a spreadsheet would run them (OWASP, CSV injection). Those with
 * line breaks are quoted, which the library leaves to chance where the end of a row is given.
 */
const rows = (cells: readonly unknown[][]): string =>
  stringify([...cells], { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ });

/** Requests as CSV (RFC 4180), with a byte order mark, because spreadsheets need one to read UTF-8, and as JSON. */
export const exportFormats: Readonly<Record<'csv' | 'json', ExportFormat>> = {
  csv: {
    contentType: 'text/csv; charset=utf-8',
    start: `\uFEFF${rows([Object.keys(columns)])}`,
    page: (requests) => rows(requests.map((request) => Object.values(columns).map((read) => read(request)))),
    end: '',
  },
  json: {
    contentType: 'application/json; charset=utf-8',
    start: '{"requests":[',
    page: (requests, isFirst) => `${isFirst ? '' : ','}${requests.map((each) => JSON.stringify(each)).join()}`,
    end: ']}',
  },
};
