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
      <Seo title="Choose your country" path="/" />
      <h1>World</h1>
    </>
  );
}
