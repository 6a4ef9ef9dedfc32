import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { LetterPart } from '@poolpros/contracts/http/letters';
import type { OwnProject } from '@poolpros/contracts/http/projects';
import { isPage, type RouteName, routeRows } from '@poolpros/contracts/page-table';
import { profilePath } from '@poolpros/contracts/slug';
import { pageTemplates } from '@poolpros/contracts/testing/page-templates';
import { routeExamples } from '@poolpros/contracts/testing/route-examples';
import { api, newBusiness, signIn, submitAndConfirm } from './api.js';
import { linkIn, mailTo } from './mailbox.js';
import { product, unique } from './product.js';

export interface PageVisit {
  name: string;
  path: string;
  /** Pages of one template are made of the same parts. */
  template?: string;
  /** The beginning of its title; empty if the title depends on data. */
  title?: string;
  signedIn?: true;
  /** The page or its link does not exist, so responses with a status of 4xx are part of it. */
  missing?: true;
}

const pathOf = (link: string) => link.slice(product.url.length);
const pathInMail = async (email: string, subject: RegExp, part: string) =>
  pathOf(linkIn(await mailTo(email, subject), part));

/** Invites somebody to a team in place of whom earlier journeys invited, as a team has a limit; returns the email. */
async function invite(listingId: number, token: string): Promise<string> {
  const listing = `/contractors/me/listings/${listingId}`;
  const { body: team } = await api(`${listing}/team`, { token });
  for (const { id } of team.invitations) await api(`${listing}/invitations/${id}/revoke`, { method: 'POST', token });
  const email = `${unique()}@example.com`;
  await api(`${listing}/invitations`, { body: { email, role: 'staff' }, token });
  return email;
}

/** Whether a page stands for all pages of its template, as the first of them does. */
export const isFirstOfTemplate = ({ name, template }: PageVisit, visits: readonly PageVisit[]): boolean =>
  template === undefined || visits.find((visit) => visit.template === template)?.name === name;

/** A page of every row of the page table, and other states of some of them, with existing data. */
export async function pageVisits(tokens: { contractor: string; admin: string }): Promise<PageVisit[]> {
  const inAustin = (await api('/installers/search?state=texas&city=austin')).body.installers as InstallerCard[];
  const [installer] = inAustin as [InstallerCard];
  const chosen = inAustin.slice(0, 4).map(({ id }) => id);
  const profile = profilePath(installer);
  const { body: own } = await api('/contractors/me/listings', { token: tokens.contractor });
  const ownId = own.items.find((item: { installerId: number | null }) => item.installerId).installerId;
  const company = `/company-dashboard/${ownId}`;

  const projects = `/contractors/me/listings/${ownId}/projects`;
  const { body: shown } = await api(projects, { token: tokens.contractor });
  const project: OwnProject =
    shown.items[0] ?? (await api(projects, { body: { title: 'Pool with a spa' }, token: tokens.contractor })).body;

  const waiting = newBusiness();
  await submitAndConfirm(waiting);
  const status = await pathInMail(waiting.email, /^Confirm your listing/, 'token=');
  const statusToken = new URL(status, product.url).searchParams.get('token');

  const invited = await invite(ownId, tokens.contractor);

  const reviewer = `reviewer-${unique()}@example.com`;
  const review = { installerId: installer.id, stage: 'job_done', rating: 5, name: 'Theo Brandt', email: reviewer };
  const text = 'They came on the day they named and left the garden as it was before.';
  const promises = { ownExperience: true, noIncentive: true, noConnection: true };
  await api('/reviews', { body: { ...review, ...promises, text } });

  const reader = `reader-${unique()}@example.com`;
  await api('/shortlists/mail', { body: { email: reader, installerIds: chosen } });

  const asker = `Robin ${unique()}`;
  const asked = { name: asker, email: `${unique()}@example.com`, message: 'Our heater does not start.' };
  await api('/contact-requests', { body: { ...asked, installerId: ownId } });

  const [cities] = (await api('/places/states/texas')).body.parts as LetterPart[];
  const [names] = (await api('/places/states/texas/cities/austin')).body.parts as LetterPart[];

  const withData: Partial<Record<RouteName, string>> = {
    citiesByLetter: `/us/texas/pool-contractors/cities/${cities?.value}`,
    namesByLetter: `/us/texas/austin/pool-contractors/names/${names?.value}`,
    searchResults: '/search-results?location=Austin%2C+Texas&state=texas&city=austin',
    profile,
    profileInNeighborhood: profile.replace(/\/([^/]+)$/, '/downtown/$1'),
    installerProfile: profile.replace('/pool-contractor/', '/pool-installer/'),
    project: project.path,
    compare: `/compare?ids=${chosen}&lat=30.27&lon=-97.74`,
    shortlist: `/shortlist?ids=${chosen}`,
    resetPassword: await pathInMail(waiting.email, /^Set up your/, '/reset-password/'),
    companyDashboard: company,
    acceptInvitation: await pathInMail(invited, /^Join the team at/, '/contractor/invitation'),
    claim: `/contractor/claim?listing=${installer.id}`,
    confirmSubmission: `/submission-confirmation?token=${statusToken}`,
    submissionStatus: `/submission-status?token=${statusToken}`,
    businessPreview: `/business-preview?token=${statusToken}`,
    followRequest: await pathInMail(asked.email, /^We sent your message/, '/request/'),
    answerRequest: await pathInMail(
      product.contractor.email,
      new RegExp(`^New request from ${asker}`),
      '/answer-request/',
    ),
    verifyReview: await pathInMail(reviewer, /^Confirm your review/, '/verify-review/'),
    writeReview: `/direct-review/${installer.id}`,
    stopMails: await pathInMail(reader, /^Your shortlist/, '/stop-mails/'),
  };
  const missing: Partial<Record<RouteName, true>> = { movedProfile: true };
  const rows = routeRows.map(
    ([name, row]): PageVisit => ({
      name,
      path: withData[name] ?? routeExamples[name],
      ...(isPage(row) && row.title !== null && { title: row.title }),
      ...(pageTemplates[name] && { template: pageTemplates[name] }),
      ...(missing[name] && { missing: true }),
      ...(isPage(row) && (row.frame === 'console' || name === 'claim') && { signedIn: true }),
    }),
  );

  return [
    ...rows,
    { name: 'no results', path: '/search-results?location=Zzyzzx+Nowhere' },
    { name: 'place question', path: '/search-results?location=Glendale' },
    { name: 'empty comparison', template: 'empty', path: '/compare' },
    { name: 'empty shortlist', template: 'empty', path: '/shortlist' },
    { name: 'care calendar of a city', path: '/pool-care-calendar/texas/austin' },
    { name: 'costs in a city', path: '/pool-installation-cost/texas/austin' },
    { name: 'page that does not exist', path: '/nothing-here', missing: true },
    { name: 'listings without a link', template: 'empty', path: '/submission-status' },
    { name: 'dead listing link', template: 'dead-link', path: '/submission-status?token=x', missing: true },
    { name: 'dead password link', template: 'dead-link', path: '/reset-password/x', missing: true },
    { name: 'dead review link', template: 'dead-link', path: '/verify-review/x', missing: true },
    { name: 'dead request link', template: 'dead-link', path: '/request/x', missing: true },
    { name: 'dead answer link', template: 'dead-link', path: '/answer-request/x', missing: true },
    { name: 'dead link that stops mails', template: 'dead-link', path: '/stop-mails/x', missing: true },
    { name: 'dead invitation', template: 'dead-link', path: '/contractor/invitation?token=x', missing: true },
    ...tabs('/contractor/dashboard?view=', 'requests', 'security'),
    ...tabs(
      `${company}?room=`,
      'overview',
      'requests',
      'profile',
      'photos',
      'projects',
      'availability',
      'figures',
      'marketing',
      'team',
      'connections',
      'plan',
    ),
    ...tabs('/admin?view=', 'claims', 'changes', 'reports', 'requests', 'reviews', 'missing-pages', 'facts'),
    ...tabs('/admin?status=', 'rejected', 'approved'),
  ];
}

const tabs = (before: string, ...names: string[]): PageVisit[] =>
  names.map((name) => ({ name: before + name, path: before + name, signedIn: true }));

/** Access tokens of the demo accounts. */
export const demoTokens = async () => ({ contractor: await signIn('contractor'), admin: await signIn('admin') });
