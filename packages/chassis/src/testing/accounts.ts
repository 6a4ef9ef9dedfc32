import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endedSessionsPath } from '@poolpros/contracts/http/internal';

/** The accounts service as others see it who ask it for something. */
export interface TestAccounts {
  url: string;
  /** Ids of sessions. */
  endedSessions: Set<string>;
  stop(): Promise<void>;
}

/** Starts a stand-in for the accounts service that the test steers; it answers to one caller's token alone. */
export async function startTestAccounts(token: string): Promise<TestAccounts> {
  const endedSessions = new Set<string>();
  const server = createServer((request, response) => {
    const known = request.headers.authorization === `Bearer ${token}` && request.url === endedSessionsPath;
    response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ sessionIds: [...endedSessions] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    endedSessions,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
