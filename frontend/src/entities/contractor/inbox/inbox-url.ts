import type { RequestStage } from '@poolpros/contracts/http/request-states';
import { keysOf } from '@poolpros/contracts/keys-of';
import { textLengths } from '@poolpros/contracts/limits';
import { pageIn } from '../../../shared/lib/page-number.js';

/** The groups of states, in the order of their tabs. */
export const stageLabels = {
  new: 'New',
  replied: 'Replied',
  quoted: 'Quoted',
  closed: 'Closed',
} as const satisfies Record<RequestStage, string>;
export const stageKeys = keysOf(stageLabels);

/** What the URL of an inbox says. */
export interface InboxState {
  stage: RequestStage | null;
  q: string;
  order: 'newest' | 'oldest';
  page: number;
  /** The request that is open. */
  request: string | null;
}

export function inboxStateIn(params: URLSearchParams): InboxState {
  const stage = params.get('stage');
  return {
    stage: stageKeys.find((key) => key === stage) ?? null,
    q: (params.get('q') ?? '').trim().slice(0, textLengths.requestWords.max),
    order: params.get('order') === 'oldest' ? 'oldest' : 'newest',
    page: pageIn(params),
    request: params.get('request'),
  };
}

/** The query of this state after that of the place, such as `view=requests`; what is the default is left out. */
export function inboxUrl(at: Record<string, string>, { stage, q, order, page, request }: InboxState): string {
  const query = new URLSearchParams(at);
  if (stage) query.set('stage', stage);
  if (q) query.set('q', q);
  if (order === 'oldest') query.set('order', order);
  if (page > 1) query.set('page', String(page));
  if (request) query.set('request', request);
  return `?${query}`;
}
