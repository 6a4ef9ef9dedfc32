import type { Season } from '@poolpros/contracts/http/place-facts';
import { pagePaths } from '@poolpros/contracts/paths';
import { slugify } from '@poolpros/contracts/slug';

/** The name of a zone in URLs: "low-desert". */
export const zoneSlug = ({ climate }: Season): string => slugify(climate);

/** The calendar file of a zone; `slug` may be a parameter of a route. */
export const careCalendarFile = (slug: string): string => `${pagePaths.careCalendar}/${slug}.ics`;
