import { pagePaths } from '@poolpros/contracts/paths';
import { profilePath } from '@poolpros/contracts/slug';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { WriteReview } from '../../features/reviews/components/write-review.js';
import { installerQuery } from '../../shared/api/queries.js';
import { Seo } from '../../shared/lib/seo.js';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.js';
import type { PageModule } from '../page-module.js';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async ({ params }) => {
    if (!/^[1-9]\d{0,9}$/.test(params.installerId ?? '')) throw new Response(null, { status: 404 });
    await queryClient.ensureQueryData(installerQuery(Number(params.installerId)));
    return null;
  };

export function Component() {
  const { installerId } = useParams();
  const { data: installer } = useQuery(installerQuery(Number(installerId)));
  if (!installer) return null;
  return (
    <div className="wrap pt-3 pb-16">
      <Seo title={`Review ${installer.name}`} noindex />
      <div className="mb-5">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', to: pagePaths.unitedStates },
            { label: installer.name, to: profilePath(installer) },
            { label: 'Write a review' },
          ]}
        />
      </div>
      <WriteReview installer={installer} />
    </div>
  );
}
