import type { Installer, InstallerDetail } from '@poolpros/contracts/http/installers';

/** Drawings that stand for photos, one of each family (docs/rules.md#fallback-pictures). */
const drawings = 4;

/** What is shown in place of photos of a business, the first as its picture everywhere else. */
export type Pictured = Pick<Installer, 'id' | 'name' | 'imageUrl' | 'profileImage' | 'services'> & { alt?: string };

/** The photos of a business, each as what `InstallerPicture` shows; drawings where it has none. */
export function picturesOf({
  id,
  name,
  imageUrl,
  profileImage,
  services,
  photos,
}: Pictured & Pick<InstallerDetail, 'photos'>): Pictured[] {
  if (photos.length > 0)
    return photos.map(({ url, alt }) => ({ id, name, imageUrl: url, profileImage: null, services, alt }));
  const own = [...new Set([imageUrl, profileImage].filter((url) => url !== null))];
  if (own.length > 0) return own.map((url) => ({ id, name, imageUrl: url, profileImage: null, services }));
  return Array.from({ length: drawings }, (_, step) => ({ id: id + step, name, imageUrl, profileImage, services }));
}
