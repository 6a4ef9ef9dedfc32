import type { Availability } from '@poolpros/contracts/availability';
import type { Installer } from '@poolpros/contracts/http/installers';
import { Badge } from '../ui/badge.js';
import { Button, type ButtonProps } from '../ui/button.js';

// Every day of the United States begins on the same day in UTC.
const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Why a business takes no requests, the same on the server and in every time zone. */
export function awayText(availability: Availability): string {
  if (availability.status === 'closed') return 'Closed';
  return availability.until === null ? 'Away for now' : `Back on ${day.format(new Date(availability.until))}`;
}

/** Opens the form that writes to a business; of one that takes no requests it says until when. */
export function ContactButton({
  installer: { name, availability },
  ...button
}: Omit<ButtonProps, 'children' | 'variant'> & { installer: Pick<Installer, 'name' | 'availability'> }) {
  if (availability) return <Badge tone="amber">{awayText(availability)}</Badge>;
  return (
    <Button variant="soft" {...button}>
      Contact <span className="sr-only">{name}</span>
    </Button>
  );
}
