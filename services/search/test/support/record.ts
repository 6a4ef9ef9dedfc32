import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import type { ExportPage } from '@poolpros/contracts/http/internal';

/** Plays directory: holds the record, and serves its internal export in pages of `pageSize`. */
export interface RecordServer {
  origin: string;
  rows: Map<number, { version: number; snapshot: ContractorSnapshot }>;
  /** Stores a snapshot as the next version of its row; returns the version. */
  save(snapshot: ContractorSnapshot): number;
  /** Called before a page is read; the export waits for it, and responds with 503 when it throws. */
  beforePage: (after: number) => Promise<void>;
  close(): Promise<void>;
}

export async function startRecord(token: string, pageSize = 1000): Promise<RecordServer> {
  const rows: RecordServer['rows'] = new Map();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://directory');
    if (url.pathname !== '/internal/installers' || request.headers.authorization !== `Bearer ${token}`)
      return response.writeHead(401).end();
    const after = Number(url.searchParams.get('after'));
    const isUp = await record.beforePage(after).then(
      () => true,
      () => false,
    );
    if (!isUp) return response.writeHead(503).end();
    const left = [...rows.values()]
      .filter(({ snapshot }) => snapshot.id > after)
      .sort((a, b) => a.snapshot.id - b.snapshot.id);
    const items = left.slice(0, pageSize);
    const page: ExportPage = { items, nextAfter: left.length > pageSize ? (items.at(-1)?.snapshot.id ?? null) : null };
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page));
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
