import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AccountContact,
  type AccountEmails,
  accountContactsPath,
  accountEmailsPath,
  type DepartingAccount,
  departingAccountPath,
  endedSessionsPath,
  sessionProofsPath,
} from '@poolpros/contracts/http/internal';
import { pathTo } from '@poolpros/contracts/paths';

/** The accounts service as its callers see it. */
export interface TestAccounts {
  url: string;
  /** Ids of sessions. */
  endedSessions: Set<string>;
  /** Ids of accounts whose owners can be reached by mail. */
  contacts: AccountContact[];
  /** What happens to accounts when they are erased, by id. */
  departing: Map<string, DepartingAccount>;
  /** The new emails of accounts that changed them, by id. */
  emails: Map<string, AccountEmails>;
  /** Ids of accounts whose owners have not confirmed their identity recently. */
  unproven: Set<string>;
  /** Whether it responds; 503 when it does not. */
  isUp: boolean;
  stop(): Promise<void>;
}

/** Starts a stand-in for the accounts service that the test controls. It accepts the token of one caller only. */
export async function startTestAccounts(token: string): Promise<TestAccounts> {
  const state = {
    endedSessions: new Set<string>(),
    contacts: [] as AccountContact[],
    departing: new Map<string, DepartingAccount>(),
    emails: new Map<string, AccountEmails>(),
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
  /** The data of one account by its id; null if there is none. */
  const ofAccount = (pathname: string): object | null | undefined => {
    const accountId = pathname.split('/').at(-1) ?? '';
    if (pathname === pathTo(departingAccountPath, { accountId })) return state.departing.get(accountId) ?? null;
    if (pathname === pathTo(accountEmailsPath, { accountId })) return state.emails.get(accountId) ?? null;
    return undefined;
  };
  const respond = (url: URL, authorization: string | undefined): { status: number; body: object } => {
    if (!state.isUp) return { status: 503, body: {} };
    const body =
      authorization === `Bearer ${token}` && (responses[url.pathname]?.(url.searchParams) ?? ofAccount(url.pathname));
    if (body === null) return { status: 410, body: { type: 'about:blank', title: 'Gone', status: 410, code: 'gone' } };
    return body ? { status: 200, body } : { status: 401, body: {} };
  };
  const server = createServer((request, response) => {
    const { status, body } = respond(new URL(request.url ?? '/', 'http://accounts'), request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
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
