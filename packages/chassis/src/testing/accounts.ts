import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AccountContact,
  accountContactsPath,
  departingAccountPath,
  endedSessionsPath,
  sessionProofsPath,
} from '@poolpros/contracts/http/internal';
import { pathTo } from '@poolpros/contracts/paths';

/** The accounts service as others see it who ask it for something. */
export interface TestAccounts {
  url: string;
  /** Ids of sessions. */
  endedSessions: Set<string>;
  /** Of accounts whose owners can be written to. */
  contacts: AccountContact[];
  /** Ids of accounts whose owners have not proved lately to be there. */
  unproven: Set<string>;
  /** Whether it responds; 503 while it does not. */
  isUp: boolean;
  stop(): Promise<void>;
}

/** Starts a stand-in for the accounts service that the test steers; it responds to one caller's token alone. */
export async function startTestAccounts(token: string): Promise<TestAccounts> {
  const state = {
    endedSessions: new Set<string>(),
    contacts: [] as AccountContact[],
    unproven: new Set<string>(),
    isUp: true,
  };
  const responses: Record<string, (query: URLSearchParams) => object> = {
    [endedSessionsPath]: () => ({ sessionIds: [...state.endedSessions] }),
    [accountContactsPath]: (query) => {
      const ids = query.get('ids')?.split(',') ?? [];
      return { contacts: state.contacts.filter(({ accountId }) => ids.includes(accountId)) };
    },
    [sessionProofsPath]: (query) => ({ isProven: !state.unproven.has(query.get('accountId') ?? '') }),
  };
  /** The email of an account that is being erased. */
  const departing = (pathname: string) => {
    const contact = state.contacts.find(({ accountId }) => pathname === pathTo(departingAccountPath, { accountId }));
    return contact && (() => ({ email: contact.email }));
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://accounts');
    const isKnown = request.headers.authorization === `Bearer ${token}`;
    const body = isKnown ? (responses[pathname] ?? departing(pathname)) : undefined;
    response.writeHead(state.isUp ? (body ? 200 : 401) : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body?.(searchParams) ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
