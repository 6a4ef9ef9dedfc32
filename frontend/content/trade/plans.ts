/** What the plans hold. Whoever opens the payment keeps these terms or changes them with notice (docs/adr/0047-terms-for-contractors.md). */
export interface PlanRow {
  title: string;
  free: string;
  pro: string;
}

/** What every listing has now. */
export const openRows: readonly PlanRow[] = [
  { title: 'A page, found by place, distance and service', free: 'Yes', pro: 'Yes' },
  { title: 'Requests by email and in the dashboard', free: 'All of them', pro: 'All of them' },
  { title: 'Reviews on your page', free: 'Yes', pro: 'Yes' },
  { title: 'Place in the results', free: 'By distance and reviews', pro: 'The same' },
];

/** What is planned, and is not there yet. */
export const plannedRows: readonly PlanRow[] = [
  { title: 'Photos', free: '10', pro: '30' },
  { title: 'Pages of finished projects', free: '3', pro: 'No limit' },
  { title: 'Figures of your page', free: '90 days back', pro: '12 months back' },
  { title: 'Team members', free: '3', pro: 'More than 3' },
  { title: 'Signed webhooks and API keys', free: 'No', pro: 'Yes' },
];
