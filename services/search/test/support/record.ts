import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { type ExportedListing, type ExportPage, exportStart } from '@poolpros/contracts/http/internal';
import type { ProblemBody } from '@poolpros/contracts/problem';

/**
 * Plays directory: stores the record, and serves each listing of it and its export, in pages of `pageSize` by place.
 */
export interface RecordServer {
  origin: string;
  rows: Map<number, ExportedListing>;
  /** Stores a snapshot as the next version of its row; returns the version. */
  save(snapshot: ContractorSnapshot): number;
  /**
   * Called before a page is read, with the number of rows before it. The page waits for it, and is a 503 if it throws.
   */
  beforePage: (rowsBefore: number) => Promise<void>;
  close(): Promise<void>;
}

/** The position of a listing in the export: a text that sorts by place and id. */
const cursorOf = ({ stateSlug, citySlug, id }: ContractorSnapshot): string =>
  [stateSlug, citySlug, String(id).padStart(9, '0')].join('/');

/** The response of directory for a missing listing. */
const gone: ProblemBody = {
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  code: 'installer_not_found',
  detail: 'There is no such installer.',
};

export async function startRecord(token: string, pageSize = 1000): Promise<RecordServer> {
  const rows: RecordServer['rows'] = new Map();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://directory');
    const [, id] = /^\/internal\/installers(?:\/(\d+))?$/.exec(url.pathname) ?? [undefined, ''];
    if (id === '' || request.headers.authorization !== `Bearer ${token}`) return response.writeHead(401).end();
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (id) {
      const row = rows.get(Number(id));
      return row ? send(200, row) : send(404, gone);
    }
    const after = url.searchParams.get('after') ?? exportStart;
    const isRead = ({ snapshot }: ExportedListing) => cursorOf(snapshot) <= after;
    const isUp = await record.beforePage([...rows.values()].filter(isRead).length).then(
      () => true,
      () => false,
    );
    if (!isUp) return response.writeHead(503).end();
    const left = [...rows.values()]
      .filter((row) => !isRead(row))
      .sort((a, b) => (cursorOf(a.snapshot) < cursorOf(b.snapshot) ? -1 : 1));
    const items = left.slice(0, pageSize);
    const last = left.length > pageSize ? items.at(-1) : undefined;
    const page: ExportPage = { items, nextAfter: last ? cursorOf(last.snapshot) : null };
    return send(200, page);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const record: RecordServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rows,
    save(snapshot) {
      const version = (rows.get(snapshot.id)?.version ?? 0) + 1;
      rows.set(snapshot.id, { version, snapshot });
      return version;
    },
    beforePage: async () => undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return record;
}
