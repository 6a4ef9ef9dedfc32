import { editedFieldTable } from '@poolpros/contracts/edited-field-table';
import type { ClaimToAnswer } from '@poolpros/contracts/http/claim-answers';
import type { EditedField, OwnChange } from '@poolpros/contracts/http/listing-changes';
import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import type { OwnPhoto } from '@poolpros/contracts/http/photos';
import { pagePaths } from '@poolpros/contracts/paths';
import {
  CalendarClock,
  Hourglass,
  ImagePlus,
  ListChecks,
  type LucideIcon,
  PencilLine,
  UserRoundSearch,
} from 'lucide-react';
import { momentText } from '../../shared/lib/dates.js';
import { missingFields } from './missing-fields.js';
import { mayEdit } from './roles.js';
import { tabUrl } from './tab.js';

/** A pause is named when it ends within so many days. */
const pauseNewsDays = 7;

export interface ToDo {
  icon: LucideIcon;
  urgent: boolean;
  title: string;
  text: string;
  /** Where it is done, and what the way there is called. */
  to: string;
  way: string;
}

/** What is known of a listing; what was not read, or what a member may not read, is empty. */
export interface Waiting {
  listing: OwnListing;
  claims: readonly ClaimToAnswer[];
  changes: readonly OwnChange[];
  /** Null while it is not known. */
  photos: readonly Pick<OwnPhoto, 'alt'>[] | null;
  now: Date;
}

/** What waits for the members of a listing in addition to requests, the most urgent first. */
export function toDosOf({ listing, claims, changes, photos, now }: Waiting): ToDo[] {
  const { id, role, fields, pausedTo, status } = listing;
  const tab = (name: string) => tabUrl(id, name);
  const isEditable = mayEdit(role) && (status === 'published' || status === 'paused');
  const missing = missingFields(fields);
  return [
    ...claims
      .filter((claim) => claim.listing.id === id)
      .map(({ claimant, answerUntil }) => ({
        icon: UserRoundSearch,
        urgent: true,
        title: `${claimant ?? 'Someone'} is claiming this page`,
        text: `Share it, transfer it or refuse by ${momentText(answerUntil)}.`,
        to: pagePaths.dashboard,
        way: 'Answer',
      })),
    ...changes.flatMap((change) => changeToDo(change, tab('profile'))),
    ...(status === 'paused' && pausedTo !== null && endsSoon(pausedTo, now)
      ? [
          {
            icon: CalendarClock,
            urgent: false,
            title: 'Your pause ends soon',
            text: `Homeowners can write to you again starting ${momentText(pausedTo)}.`,
            to: tab('availability'),
            way: 'Change it',
          },
        ]
      : []),
    ...(isEditable && photos?.every(({ alt }) => alt === '')
      ? [
          {
            icon: ImagePlus,
            urgent: false,
            title: 'Show your work',
            text: photos.length === 0 ? 'Your page has no photos yet.' : 'Visitors see a photo once you describe it.',
            to: tab('photos'),
            way: photos.length === 0 ? 'Add one' : 'Describe them',
          },
        ]
      : []),
    ...(isEditable && missing.length > 0
      ? [
          {
            icon: ListChecks,
            urgent: false,
            title: 'Your page could say more',
            text: `Still missing: ${missing.join(', ')}.`,
            to: tab('profile'),
            way: 'Add details',
          },
        ]
      : []),
  ];
}

const endsSoon = (pausedTo: string, now: Date): boolean =>
  Date.parse(pausedTo) - now.getTime() < pauseNewsDays * 86_400_000;

function changeToDo({ status, source, after, reason }: OwnChange, to: string): ToDo[] {
  const labels = (Object.keys(after) as EditedField[]).map((field) => editedFieldTable[field].label).join(', ');
  if (status === 'needs_revision')
    return [{ icon: PencilLine, urgent: true, title: 'Revise your change', text: reason ?? labels, to, way: 'Answer' }];
  if (status !== 'pending') return [];
  return source === 'import'
    ? [{ icon: ListChecks, urgent: false, title: 'Check a suggestion', text: labels, to, way: 'See it' }]
    : [{ icon: Hourglass, urgent: false, title: 'We are reviewing your change', text: labels, to, way: 'See it' }];
}
