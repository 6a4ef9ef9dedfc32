import { randomUUID } from 'node:crypto';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { statedWeeks } from '@poolpros/contracts/hours/free-weeks';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { OwnPhoto } from '@poolpros/contracts/http/photos';
import type { OwnProject } from '@poolpros/contracts/http/projects';
import { idempotencyKeyHeader } from '@poolpros/contracts/idempotency';
import { textLengths } from '@poolpros/contracts/limits';
import type { AppliedLine } from '@poolpros/contracts/listing-lines';
import { listingLengths } from '@poolpros/contracts/listing-options';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { profilePath } from '@poolpros/contracts/slug';
import { api, newBusiness, newOwner, signIn, submitAndConfirm } from './api.js';
import { linkIn, mailTo } from './mailbox.js';
import { picture } from './pictures.js';
import { product, unique } from './product.js';
import { pathIn } from './requests.js';
import { runCommand } from './service.js';

/** Longer words than this show nothing new. */
const longest = 200;

/** One word of letters as long as a field takes, which no other test uses. */
export const longWord = (length: number): string =>
  `${unique().replaceAll(/\d/g, 'x')}${'incomprehensibilities'.repeat(longest)}`.slice(0, Math.min(length, longest));

/** An email whose parts are as long as mail servers take them. */
export const longEmail = (): string => `${longWord(64)}@${longWord(60)}.example`;

/** A town that no other journey looks at. */
const city = { slug: 'sundance', location: 'Sundance, Wyoming', zip: '82729' };

/** A business that states each text as one word. */
const longBusiness = () => ({
  ...newBusiness(),
  citySlug: city.slug,
  zipCode: city.zip,
  businessName: longWord(textLengths.businessName.max),
  contactName: longWord(textLengths.contactName.max),
  email: longEmail(),
  website: `https://${longWord(60)}.${longWord(60)}.example/${longWord(150)}`,
  description: longWord(textLengths.description.max),
  priceRange: longWord(textLengths.priceRange.max),
  legalName: longWord(listingLengths.legalName.max),
  street: longWord(listingLengths.street.max),
  specialHours: { dates: [{ date: '2999-12-24', note: longWord(listingLengths.hoursNote.max) }] },
});

async function created<T>(path: string, body: object, token?: string): Promise<T> {
  const response = await api(path, { body, ...(token && { token }) });
  if (response.status >= 300) throw new Error(`${path} responded ${JSON.stringify(response.body)}`);
  return response.body;
}

/** A photo of a listing with its description. */
async function addPhoto(listing: string, token: string): Promise<OwnPhoto> {
  const response = await fetch(`${product.url}/api${listing}/photos`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${token}`, [idempotencyKeyHeader]: randomUUID() },
    body: new Uint8Array(await picture()),
  });
  const { id } = (await response.json()) as OwnPhoto;
  return created(`${listing}/photos/${id}`, { alt: longWord(textLengths.photoAlt.max) }, token);
}

/** Publishes a review through its mailed link, and returns the path of the link. */
async function review(installerId: number): Promise<string> {
  const email = longEmail();
  const promises = { ownExperience: true, noIncentive: true, noConnection: true };
  const words = {
    title: longWord(textLengths.reviewTitle.max),
    text: longWord(textLengths.reviewText.max),
    name: longWord(textLengths.reviewerName.max),
  };
  const body = { installerId, stage: 'job_done', rating: 4, email, ...words, ...promises };
  // The business reaches the reviews through an event.
  await eventually(async () => (await api('/reviews', { body })).status === 202);
  const link = pathIn(await mailTo(email, /^Confirm your review/), '/verify-review/');
  await created('/reviews/verify', { token: link.split('/').at(-1) });
  return link;
}

/** A request and its answer; returns the paths of the pages of both sides. */
async function request(installerId: number, ownersEmail: string) {
  const name = longWord(textLengths.askerName.max);
  const email = longEmail();
  const message = longWord(textLengths.message.max);
  await created('/contact-requests', { installerId, name, email, message, service: 'Pool Repair', zip: city.zip });
  const ofHomeowner = pathIn(await mailTo(email, /^(We sent your message|Your message to)/), '/request/');
  const ofBusiness = pathIn(await mailTo(ownersEmail, /^New request/), '/answer-request/');
  await created('/request-threads/messages', {
    token: ofBusiness.split('/').at(-1),
    text: longWord(textLengths.message.max),
  });
  return { ofHomeowner, ofBusiness };
}

const ownPath = (installerId: number): string => `/contractors/me/listings/${installerId}`;
const newLongOwner = () => newOwner(`${unique()} a long passphrase`, longBusiness());

/** A live business, and what homeowners wrote to it and of it. */
async function mainListing() {
  const { account, business, installerId, profilePath: profile } = await newLongOwner();
  const token = await signIn('contractor', account);
  const listing = ownPath(installerId);
  const { id: photo } = await addPhoto(listing, token);
  const newProject = () => ({
    title: longWord(listingLengths.projectTitle.max),
    text: longWord(listingLengths.projectText.max),
    photoIds: [photo],
  });
  const project: OwnProject = await created(`${listing}/projects`, newProject(), token);
  await created(`${listing}/projects`, newProject(), token);
  const [week = ''] = statedWeeks(new Date(), null);
  await created(`${listing}/weeks`, { weeks: [{ week, slots: 3 }] }, token);
  const invited = longEmail();
  await created(`${listing}/invitations`, { email: invited, role: 'staff' }, token);
  const reviewed = await review(installerId);
  const threads = await request(installerId, account.email);
  await eventually(async () => (await api(`/installers/${installerId}`)).body.reviewCount === 1);
  return {
    id: installerId,
    name: business.businessName,
    profile,
    project: project.path,
    review: reviewed,
    writeReview: pathTo(pagePaths.writeReview, { installerId }),
    invitation: pathIn(await mailTo(invited, /^Join the team at/), '/contractor/invitation'),
    ...threads,
  };
}

/** One that came by an import, which names a neighborhood, and that nobody has claimed. */
async function importedListing() {
  const { businessName: name, description, website, priceRange, services } = longBusiness();
  const line: AppliedLine = {
    sourceId: unique(),
    status: 'published',
    name,
    stateSlug: 'wyoming',
    citySlug: city.slug,
    city: 'Sundance',
    neighborhood: longWord(longest),
    description,
    latitude: 44.41,
    longitude: -104.38,
    serviceRadius: 50,
    zipCode: city.zip,
    phone: '(307) 555-0147',
    contactEmail: null,
    website,
    services,
    poolTypes: [],
    specializations: [],
    priceRange,
    hours: [],
    timeZone: 'America/Denver',
    foundedYear: null,
    crewSize: null,
    imageUrl: null,
    profileImage: null,
    isSample: false,
  };
  await runCommand('directory', ['apply', '-'], [line]);
  const { body } = await eventually(async () => {
    const response = await api(`/installers/search-enhanced?q=${name}`);
    return response.body.total > 0 && response;
  });
  const [installer] = body.installers as [InstallerCard];
  return { id: installer.id, profile: profilePath(installer) };
}

/** One that takes no requests for a month. */
async function awayListing() {
  const { installerId, profilePath: profile, account } = await newLongOwner();
  const to = new Date(Date.now() + 30 * 86_400_000).toISOString();
  await created(`${ownPath(installerId)}/pause`, { to }, await signIn('contractor', account));
  await eventually(async () => (await api(`/installers/${installerId}`)).body.availability?.status === 'paused');
  return { profile };
}

/** The pages of one that is not published yet. */
async function waitingListing() {
  const business = longBusiness();
  await submitAndConfirm(business);
  const { search } = new URL(linkIn(await mailTo(business.email, /^Confirm your listing/), 'token='));
  return { status: `${pagePaths.submissionStatus}${search}`, preview: `${pagePaths.businessPreview}${search}` };
}

/** Businesses all of whose texts are single words of the longest length, their pages and the town where they are. */
export async function longListings() {
  const [main, imported, away, waiting] = await Promise.all([
    mainListing(),
    importedListing(),
    awayListing(),
    waitingListing(),
  ]);
  const found = () => api(`/installers/search-enhanced?state=wyoming&city=${city.slug}`);
  await eventually(async () => (await found()).body.total >= 3);
  return { city, main, imported, away, waiting };
}
