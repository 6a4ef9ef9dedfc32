import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { isPublicSample } from '@poolpros/contracts/public-samples';
import { profilePath } from '@poolpros/contracts/slug';
import { MapPin } from 'lucide-react';
import { CompareCheck } from '../../../entities/listings/compare-check.js';
import { SaveButton } from '../../../entities/listings/save-button.js';
import { useServices } from '../../../shared/lib/services.js';
import { buttonClass } from '../../../shared/ui/button.js';
import { Rating } from '../../../shared/ui/rating.js';
import { Note } from '../../../shared/ui/states.js';
import { KnownFacts } from './known-facts.js';
import { Photos } from './photos.js';
import { ShareButton } from './share-button.js';

interface ProfileHeadProps {
  installer: InstallerDetail;
  /** Whether there is no page yet to share, compare or save. */
  isPreview?: boolean;
}

export function ProfileHead({ installer, isPreview = false }: ProfileHeadProps) {
  const { publicUrl } = useServices();
  const { name, street, neighborhood, location, zipCode } = installer;
  const place = [street && `${street}, `, neighborhood && `${neighborhood}, `, location, zipCode && ` ${zipCode}`]
    .filter(Boolean)
    .join('');
  return (
    <div className="grid items-center gap-5 md:grid-cols-[300px_minmax(0,1fr)] md:gap-9 lg:grid-cols-[440px_minmax(0,1fr)]">
      <Photos installer={installer} />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-x-4 gap-y-1 max-xl:flex-wrap">
          <h1 className="type-h1 min-w-0 wrap-anywhere max-xl:w-full">{name}</h1>
          {!isPreview && (
            <div className="flex flex-wrap items-center gap-2 xl:shrink-0">
              <CompareCheck installer={installer} />
              <ShareButton name={name} url={`${publicUrl}${profilePath(installer)}`} />
              <SaveButton
                installer={installer}
                className={buttonClass({ size: 'sm' }, 'inline-flex! size-auto! rounded-[8px]! text-pool-800!')}
              >
                Save
              </SaveButton>
            </div>
          )}
        </div>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <Rating rating={installer.rating} reviewCount={installer.reviewCount} />
          <span className="inline-flex items-center gap-1 wrap-anywhere">
            <MapPin aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
            {place}
          </span>
        </p>
        <KnownFacts installer={installer} />
        {installer.sample && (
          <div className="mt-4">
            <Note tone="stone">
              This business and its reviews are not real.
              {isPublicSample(installer, publicUrl) && ' It does not accept messages or reviews.'}
            </Note>
          </div>
        )}
      </div>
    </div>
  );
}
