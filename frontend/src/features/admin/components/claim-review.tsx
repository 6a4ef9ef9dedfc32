import type { ClaimantRole } from '@poolpros/contracts/claim-facts';
import { claimReasons } from '@poolpros/contracts/claim-reasons';
import { claimRisks } from '@poolpros/contracts/claim-risks';
import type { AdminClaim } from '@poolpros/contracts/http/admin-claims';
import type { ClaimMethod } from '@poolpros/contracts/http/claims';
import { licenseText } from '../../../entities/listing-fields/value-text.js';
import { momentText } from '../../../shared/lib/dates.js';
import { readablePhone } from '../../../shared/lib/phone.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Note } from '../../../shared/ui/states.js';
import { ClaimButtons } from './claim-buttons.js';
import { ClaimDocuments } from './claim-documents.js';
import { ListingName } from './listing-name.js';

const roles: Record<ClaimantRole, string> = { owner: 'The owner', manager: 'A manager', agency: 'An agency' };

const methods: Record<ClaimMethod, string> = {
  phone: 'Code by text',
  code: 'Code from us',
  domain_mail: 'Email at the domain',
  license: 'License',
  documents: 'Documents',
  owner: 'None: the owner was asked',
};

/** A claim: what was sent beside what the page says. */
export function ClaimReview({ claim, onDecided }: { claim: AdminClaim; onDecided: () => void }) {
  const { listing, claimant, status, decidedAt } = claim;
  const isOpen = status === 'under_review';
  const claimed: [string, string | null][] = [
    ['Who', claimant && `${claimant.name}, ${claimant.email}`],
    ['Role', roles[claim.role]],
    ['Proof', methods[claim.method]],
    ['License', claim.licenseNumber],
    ['Email', claim.proofEmail],
    ['Browser', claim.browser],
    ['Note', claim.note],
    ['Objection', claim.objection],
    ['Appeal', claim.appeal],
  ];
  const listed: [string, string | null][] = [
    ['Phone', listing.phone && readablePhone(listing.phone, listing)],
    ['Email', listing.email],
    ['Website', listing.website],
    ['Licenses', listing.licenses.map(licenseText).join('\n') || null],
    ['Listed', momentText(listing.listedAt)],
  ];
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-[620]">
            <ListingName listing={listing} />
          </b>
          {claim.isStrong && <Badge tone="leaf">Strong proof</Badge>}
          {claim.hasOwner && isOpen && <Badge tone="amber">Has an owner</Badge>}
          {claim.otherClaims > 0 && <Badge tone="amber">Other open claims: {claim.otherClaims}</Badge>}
          {status === 'disputed' && <Badge tone="brick">Disputed</Badge>}
          {claim.appeal && isOpen && <Badge tone="amber">Appeal</Badge>}
          {decidedAt && !isOpen && status !== 'disputed' && (
            <Badge tone={status === 'approved' ? 'leaf' : 'brick'}>{status}</Badge>
          )}
        </p>
        <p className="type-small mt-0.5 text-soft">
          {listing.location} · claimed {momentText(claim.startedAt)}
          {decidedAt && ` · decided ${momentText(decidedAt)}`}
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <Facts title="The claim" facts={claimed} />
        <Facts title="The page" facts={listed} />
      </div>
      {claim.risks.length > 0 && (
        <Note tone="amber">
          <b className="font-semibold">Check closely</b>
          <ul className="mt-1 list-disc pl-5">
            {claim.risks.map((risk) => (
              <li key={risk}>{claimRisks[risk]}</li>
            ))}
          </ul>
        </Note>
      )}
      <ClaimDocuments claim={claim} />
      {claim.contestEndsAt && isOpen && <ContestClock claim={claim} endsAt={claim.contestEndsAt} />}
      {status === 'disputed' && (
        <p className="type-small text-soft">
          The previous contact disputes this claim. Until you decide, the page stays with the claimant.
        </p>
      )}
      {claim.reasonCode && (
        <p className="type-small text-soft">
          {isOpen && 'First decision: '}
          {claimReasons[claim.reasonCode]} {claim.decisionNote}
        </p>
      )}
      <ClaimButtons claim={claim} onDecided={onDecided} />
    </div>
  );
}

/** By when what can happen to a claim of a page that has an owner. */
function ContestClock({ claim, endsAt }: { claim: AdminClaim; endsAt: string }) {
  const now = Date.now();
  const { ownerAnswersUntil, isStrong } = claim;
  const isOver = Date.parse(endsAt) <= now;
  const mayAnswer = ownerAnswersUntil !== null && Date.parse(ownerAnswersUntil) > now;
  return (
    <Note tone={isOver ? 'brick' : 'amber'}>
      {mayAnswer
        ? `The owner has until ${momentText(ownerAnswersUntil)} to answer; until then, the claim cannot be approved. `
        : 'The owner has not answered. '}
      {isStrong
        ? `The deadline for a decision ${isOver ? 'was' : 'is'} ${momentText(endsAt)}.${isOver ? ' Decide now.' : ''}`
        : `The claim has no strong proof, so it cannot be approved. It expires on ${momentText(endsAt)}.`}
    </Note>
  );
}

const Facts = ({ title, facts }: { title: string; facts: readonly [string, string | null][] }) => (
  <div className="min-w-0">
    <h3 className="type-marker">{title}</h3>
    <dl className="mt-1.5 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-[0.9375rem]">
      {facts.map(([label, value]) =>
        value ? (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  </div>
);
