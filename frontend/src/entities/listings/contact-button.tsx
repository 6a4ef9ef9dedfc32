import type { Availability } from '@poolpros/contracts/availability';
import type { Installer } from '@poolpros/contracts/http/installers';
import { isPublicSample } from '@poolpros/contracts/public-samples';
import { useServices } from '../../shared/lib/services.js';
import { Badge } from '../../shared/ui/badge.js';
import { Button, type ButtonProps } from '../../shared/ui/button.js';

// In UTC, all time zones of the United States start a day on the same date.
const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Why a business takes no requests, the same on the server and in every time zone. */
export function awayText(availability: Availability): string {
  if (availability.status === 'closed') return 'Closed';
  return availability.until === null ? 'Away for now' : `Back on ${day.format(new Date(availability.until))}`;
}

/** The same in a sentence, to follow `awayText`. */
export const awaySentence = (name: string, { status }: Availability): string =>
  status === 'closed' ? `${name} is out of business.` : `${name} is not taking requests right now.`;

/** Whether a visitor can contact a listing: nobody reads messages to one that is paused, closed or invented. */
export const takesRequests = (
  listing: Partial<Pick<Installer, 'availability' | 'sample'>>,
  publicUrl: string,
): boolean => !listing.availability && !isPublicSample(listing, publicUrl);

/** Opens the contact form of a business; if it takes no requests, says until when. */
export function ContactButton({
  installer,
  ...button
}: Omit<ButtonProps, 'children' | 'variant'> & { installer: Pick<Installer, 'name' | 'availability' | 'sample'> }) {
  const { publicUrl } = useServices();
  const { name, availability } = installer;
  if (isPublicSample(installer, publicUrl)) return <Badge tone="amber">Sample</Badge>;
  if (availability) return <Badge tone="amber">{awayText(availability)}</Badge>;
  return (
    <Button variant="soft" {...button}>
      Contact <span className="sr-only">{name}</span>
    </Button>
  );
}
