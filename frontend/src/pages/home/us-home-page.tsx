import { summaryQuery } from '../../api/summary.js';
import type { PageModule } from '../../app/page-route.js';
import { Seo } from '../../lib/seo.js';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  () =>
    queryClient.ensureQueryData(summaryQuery).then(() => null);

export function Component() {
  return (
    <>
      <Seo title="Find pool, spa, hot tub and sauna contractors" path="/us" />
      <h1>US</h1>
    </>
  );
}
