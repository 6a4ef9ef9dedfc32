import type { ProjectPage } from '@poolpros/contracts/http/projects';
import { profilePath } from '@poolpros/contracts/slug';
import { MapPin } from 'lucide-react';
import { awayText, takesRequests } from '../../../entities/listings/contact-button.js';
import { InstallerTile } from '../../../entities/listings/installer-picture.js';
import { useServices } from '../../../shared/lib/services.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Rating } from '../../../shared/ui/rating.js';
import { Note } from '../../../shared/ui/states.js';

/** Who did the work, and how to reach them. */
export function ProjectBusiness({
  installer,
  onContact,
}: {
  installer: ProjectPage['installer'];
  onContact: () => void;
}) {
  const { publicUrl } = useServices();
  const { name, location, rating, reviewCount, availability } = installer;
  return (
    <aside
      aria-labelledby="project-business"
      className="flex flex-col gap-4 rounded-panel border border-rule bg-surface p-[1.375rem] lg:sticky lg:top-24 lg:shadow-raised print:mt-6"
    >
      <div className="flex items-center gap-3">
        <span className="block size-14 shrink-0 overflow-hidden rounded-control">
          <InstallerTile installer={installer} className="size-full" />
        </span>
        <div className="min-w-0">
          <h2 id="project-business" className="type-h4 wrap-anywhere">
            {name}
          </h2>
          <Rating rating={rating} reviewCount={reviewCount} />
        </div>
      </div>
      <p className="type-small inline-flex items-center gap-1 text-soft">
        <MapPin aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {location}
      </p>
      <div className="flex flex-col gap-2 print:hidden">
        {takesRequests(installer, publicUrl) && (
          <Button variant="primary" full onClick={onContact}>
            Contact
            <span className="sr-only">{name}</span>
          </Button>
        )}
        <ButtonLink to={profilePath(installer)} full>
          See profile and reviews
        </ButtonLink>
      </div>
      {availability && (
        <Note tone="amber">{awayText(availability)}: the business is not taking requests right now.</Note>
      )}
    </aside>
  );
}
