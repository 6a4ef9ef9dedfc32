import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { findInstaller, installersByIds } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { isUuid, type Mails, profileUrl, type Sources, toListing, toOne } from '../../listings/mails/mail.js';
import { claimedAmong, withMembersAmong } from '../../members/db/member-store.js';
import { findContactRequest, findSentTogether } from '../db/contact-store.js';
import type { ContactRequestRecord } from '../domain/contact-request.js';

/** The mails about a request, to the business and to the sender. */
export const requestMails: Mails<'contact-request' | 'contact-request-copy'> = {
  'contact-request': async (sources, id) => {
    const found = await requestWithInstaller(sources, id);
    if (!found) return null;
    const { request, installer } = found;
    const isClaimed = (await claimedAmong(sources.tx, [installer.id])).has(installer.id);
    return {
      ...(await toListing(sources, installer)),
      replyTo: request.email,
      facts: {
        businessName: installer.name,
        name: request.name,
        email: request.email,
        phone: request.phone,
        message: request.message,
        requestUrl: isClaimed ? requestUrl(sources, installer) : null,
        claimUrl: isClaimed ? null : `${sources.publicUrl}${pagePaths.claim}?listing=${installer.id}`,
        profileUrl: profileUrl(sources, installer),
      },
    };
  },
  'contact-request-copy': async (sources, id) => {
    const found = await requestWithInstaller(sources, id);
    if (!found) return null;
    const { request, installer } = found;
    const others = await findSentTogether(sources.tx, request.id);
    const names = await namesOf(sources, [request, ...others]);
    return {
      ...toOne(request.email, request.name),
      facts: {
        businessName: installer.name,
        name: request.name,
        profileUrl: profileUrl(sources, installer),
        together: sentTogether(sources, request, others, names),
        unclaimed: await unclaimedAmong(sources, [request, ...others], names),
      },
    };
  },
};

async function requestWithInstaller({ tx }: Sources, id: string) {
  const request = isUuid(id) ? await findContactRequest(tx, id) : null;
  const installer = request && (await findInstaller(tx, request.installerId));
  return installer && { request, installer };
}

const requestUrl = ({ publicUrl }: Sources, { id }: InstallerRecord): string =>
  `${publicUrl}${pathTo(pagePaths.companyDashboard, { installerId: id })}?room=requests`;

const listingIds = (requests: readonly ContactRequestRecord[]) => requests.map(({ installerId }) => installerId);

/** The names of the listings of requests, by id. */
async function namesOf({ tx }: Sources, requests: readonly ContactRequestRecord[]): Promise<Map<number, string>> {
  const listings = await installersByIds(tx, listingIds(requests));
  return new Map(listings.map(({ id, name }) => [id, name]));
}

/** Other recipients of the same request; null for none. */
function sentTogether(
  { publicUrl }: Sources,
  { installerId }: ContactRequestRecord,
  others: readonly ContactRequestRecord[],
  names: ReadonlyMap<number, string>,
) {
  const ids = listingIds(others);
  const named = ids.flatMap((id) => names.get(id) ?? []);
  return named.length > 0
    ? { others: named, compareUrl: `${publicUrl}${pagePaths.compare}?ids=${[installerId, ...ids].join(',')}` }
    : null;
}

/** Those recipients that have no members, and whether they get the request by mail. */
async function unclaimedAmong(
  { tx }: Sources,
  requests: readonly ContactRequestRecord[],
  names: ReadonlyMap<number, string>,
) {
  const withMembers = await withMembersAmong(tx, listingIds(requests));
  return requests
    .filter(({ installerId }) => !withMembers.has(installerId))
    .flatMap(({ installerId, delivery }) => {
      const name = names.get(installerId);
      return name === undefined ? [] : [{ name, reached: delivery !== 'undelivered' }];
    });
}
