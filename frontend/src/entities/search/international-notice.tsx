import { lazyPart } from '../../shared/lib/lazy-part.js';
import { setSessionValue, useSessionValue } from '../../shared/storage/session-value.js';

const closedKey = 'internationalNoticeClosed';

/** Hardly any visitor sees it. */
const text = lazyPart(() => import('./international-notice-text.js').then((module) => module.InternationalNoticeText));
export const loadInternationalNotice = text.load;

/** For visitors from abroad, whose position is not covered. Once closed, it stays hidden for this session. */
export function InternationalNotice() {
  const closed = useSessionValue(closedKey) !== null;
  return !closed && <text.Component onClose={() => setSessionValue(closedKey, 'yes')} />;
}
