import { type PlanLimits, planLimits } from '@poolpros/contracts/plans';

/** What the plans include. Anyone who opens payment keeps these terms or changes them with notice (docs/adr/0047-terms-for-contractors.md). */
export interface PlanRow {
  title: string;
  free: string;
  pro: string;
}

/** A row of the limits that are kept. */
const limited = (title: string, limit: keyof PlanLimits): PlanRow => ({
  title,
  free: limitText(planLimits.free[limit]),
  pro: limitText(planLimits.pro[limit]),
});

const limitText = (limit: number | null): string => (limit === 0 ? 'No' : String(limit ?? 'No limit'));

const figureText = ({ figureDays }: PlanLimits): string =>
  figureDays < 365 ? `Last ${figureDays} days` : 'Last 12 months';

/** What every listing has now. */
export const openRows: readonly PlanRow[] = [
  { title: 'A page homeowners can find by location, distance and service', free: 'Yes', pro: 'Yes' },
  { title: 'Requests by email and in the dashboard', free: 'All of them', pro: 'All of them' },
  { title: 'Reviews on your page', free: 'Yes', pro: 'Yes' },
  { title: 'Badge, review link and cards to print', free: 'Yes', pro: 'Yes' },
  { title: 'Position in the results', free: 'By distance and reviews', pro: 'The same' },
  limited('Photos', 'photos'),
  limited('Finished projects', 'projects'),
  limited('Team members', 'members'),
  limited('API keys', 'apiKeys'),
  limited('Signed webhooks', 'webhooks'),
  { title: 'Page statistics', free: figureText(planLimits.free), pro: figureText(planLimits.pro) },
];

/** What the first members get, and how a place is taken. */
export const foundingOffer = {
  title: 'Founding members',
  text: [
    'The first {limit} businesses get the professional plan free. It will be {price} a month for others. No credit card is needed. Each business that lists itself through our form or claims its page gets a spot until the spots run out.',
  ],
};
