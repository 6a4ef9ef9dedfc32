import { indexable } from '@poolpros/contracts/indexable';
import { isPublicSample } from '@poolpros/contracts/public-samples';
import { installerIdOfSlug, profilePath } from '@poolpros/contracts/slug';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { data, redirect, useLoaderData, useParams } from 'react-router-dom';
import { installerQuery } from '../../entities/listings/queries.js';
import { useVisits } from '../../entities/listings/use-visits.js';
import { ContactCard } from '../../features/contact/components/contact-card.js';
import { useContactDialog } from '../../features/contact/use-contact-dialog.js';
import { reviewsQuery } from '../../features/installer/api.js';
import { Profile } from '../../features/installer/components/profile.js';
import {
  freeWeeksPart,
  profileEndPart,
  projectListPart,
  removedListing,
  specialHoursPart,
} from '../../features/installer/parts.js';
import { ApiError } from '../../shared/api/api-error.js';
import { Seo } from '../../shared/lib/seo.js';
import { useServices } from '../../shared/lib/services.js';
import type { PageModule } from '../page-module.js';

interface Loaded {
  removed: boolean;
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 410;

/** The words and the place in the path may be outdated: the id decides, and other paths redirect to the current one. */
export const loader: PageModule['loader'] =
  (services) =>
  async ({ params, request }) => {
    const { api, queryClient } = services;
    const id = installerIdOfSlug(params.slug ?? '');
    if (id === null) throw new Response(null, { status: 404 });
    try {
      const [installer] = await Promise.all([
        queryClient.ensureQueryData(installerQuery(id)),
        queryClient.prefetchInfiniteQuery(reviewsQuery(api, id)),
        profileEndPart.load(services),
      ]);
      const path = profilePath(installer);
      if (new URL(request.url).pathname !== path) throw redirect(path, 301);
      if (installer.specialHours) await specialHoursPart.load(services);
      if (installer.freeWeeks) await freeWeeksPart.load(services);
      if (installer.projects.length > 0) await projectListPart.load(services);
      return { removed: false } satisfies Loaded;
    } catch (error) {
      if (!isGone(error)) throw error;
      await removedListing.load(services);
      return data({ removed: true } satisfies Loaded, { status: 410 });
    }
  };

export function Component() {
  const { removed } = useLoaderData<Loaded>();
  return removed ? <removedListing.Component /> : <ShownProfile />;
}

function ShownProfile() {
  const { slug = '' } = useParams();
  const { data: installer } = useQuery(installerQuery(installerIdOfSlug(slug) ?? 0));
  const { publicUrl } = useServices();
  const { contact, dialog } = useContactDialog();
  const count = useVisits(installer ?? { id: 0, sample: true });
  useEffect(() => count('profile_view'), [count]);
  if (!installer) return null;
  const { name, location, description, status, rating, reviewCount } = installer;
  return (
    <>
      <Seo
        title={name}
        titleEnd={`, ${location}`}
        description={`${name}, ${location}: ${description}`}
        path={profilePath(installer)}
        noindex={!indexable({ page: 'profile', status })}
        ogImage={{
          title: name,
          line: location,
          ...(rating !== null &&
            !isPublicSample(installer, publicUrl) && { rating: { stars: rating, reviews: reviewCount } }),
        }}
      />
      <Profile
        installer={installer}
        contactCard={
          <ContactCard key={installer.id} installer={installer} others={installer.nearby} onContact={contact} />
        }
        onContact={() => contact(installer, installer.nearby)}
      />
      {dialog}
    </>
  );
}
