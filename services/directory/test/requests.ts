import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import type { RequestThread } from '@poolpros/contracts/http/request-threads';
import { callers, type Harness } from './support.js';

/** What tests of requests do with a directory. */
export function requestsOf(directory: Harness) {
  const { notifications } = callers.tokens;

  async function requestOf(contactRequestId: string): Promise<string> {
    const [row] = await directory.database.dataSource.query<{ id: string }[]>(
      'select request_id as id from contact_requests where id = $1',
      [contactRequestId],
    );
    return row?.id ?? '';
  }

  /** The recipients and facts of a mail. */
  const mail = async (template: string, id: string) =>
    mailDataSchema.parse((await directory.get(`/internal/mail/${template}/${id}`, notifications)).body);
  const tokenIn = (url: unknown): string => String(url).split('/').at(-1) ?? '';

  return {
    requestOf,
    mail,
    tokenIn,
    /** Sends a request; returns the first contact request and the token of the homeowner's page. */
    async send(body: { installerId: number } & Record<string, unknown>) {
      const response = await directory.post('/contact-requests', {
        name: 'Ann Hale',
        email: 'ann@home.example',
        message: 'Please call me about a leak near the skimmer.',
        filledInMs: 20_000,
        ...body,
      });
      if (response.status !== 201) throw new Error(`${response.status}: ${JSON.stringify(response.body)}`);
      const id = String(response.body.id);
      const requestId = await requestOf(id);
      const { facts } = await mail(response.body.mustConfirm ? 'request-confirm' : 'contact-request-copy', requestId);
      return { id, requestId, token: tokenIn(facts.followUrl ?? facts.confirmUrl), body: response.body };
    },
    /** Calls a route of the homeowner's page. */
    follow: async (route: string, token: string, more: object = {}) =>
      (await directory.post(`/requests/${route}`, { token, ...more })) as {
        status: number;
        body: FollowedRequest & { code?: string; errors?: object[]; detail?: string };
      },
    /** Calls a route of the page of a business without a login. */
    thread: async (route: string, token: string, more: object = {}) =>
      (await directory.post(`/request-threads/${route}`, { token, ...more })) as {
        status: number;
        body: RequestThread & { code?: string; errors?: object[]; detail?: string };
      },
  };
}
