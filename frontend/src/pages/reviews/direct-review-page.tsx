import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { installerQuery } from '../../entities/listings/queries.js';
import { WriteReview } from '../../features/reviews/components/write-review.js';
import { PageCrumbs } from '../../shared/layout/page-trail.js';
import { idOf } from '../../shared/lib/id-list.js';
import { Seo } from '../../shared/lib/seo.js';
import type { PageModule } from '../page-module.js';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async ({ params }) => {
    if (idOf(params.installerId) === null) throw new Response(null, { status: 404 });
    await queryClient.ensureQueryData(installerQuery(Number(params.installerId)));
    return null;
  };

export function Component() {
  const { installerId } = useParams();
  const { data: installer } = useQuery(installerQuery(Number(installerId)));
  if (!installer) return null;
  const { id, name, slug, state, stateSlug, city, citySlug } = installer;
  return (
    <div className="wrap pt-3 pb-16">
      <Seo title={`Review ${name}`} noindex />
      <div className="mb-5">
        <PageCrumbs
          page="writeReview"
          labels={{ state, city, name }}
          parameters={{ state: stateSlug, city: citySlug, slug, installerId: String(id) }}
        />
      </div>
      <WriteReview installer={installer} />
    </div>
  );
}
