import type { Installer } from '@poolpros/contracts/http/installers';
import { clsx } from 'clsx';
import dusk from '../assets/illustrations/fallback-dusk.svg';
import infinity from '../assets/illustrations/fallback-infinity.svg';
import lagoon from '../assets/illustrations/fallback-lagoon.svg';
import lap from '../assets/illustrations/fallback-lap.svg';

/** Chosen by the installer's id, so that a listing keeps its picture. */
const fallbacks = [infinity, lagoon, lap, dusk] as const;

type Pictured = Pick<Installer, 'id' | 'name' | 'imageUrl' | 'profileImage'>;

export const hasOwnPicture = ({ imageUrl, profileImage }: Pictured): boolean => (imageUrl ?? profileImage) !== null;

export interface InstallerPictureProps {
  installer: Pictured;
  /** Seen at once, so not loaded late. */
  eager?: boolean;
  className?: string;
}

/** The installer's picture, or an illustration that says it is one. */
export function InstallerPicture({ installer, eager = false, className }: InstallerPictureProps) {
  const own = installer.imageUrl ?? installer.profileImage;
  return (
    <img
      src={own ?? fallbacks[installer.id % fallbacks.length]}
      alt={own ? installer.name : 'Illustration, not a project photo'}
      width={480}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={clsx('object-cover', className)}
    />
  );
}
