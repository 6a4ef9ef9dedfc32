import type { AdminSubmission } from '@poolpros/contracts/http/submissions';
import { rejectReasons } from '@poolpros/contracts/reject-reasons';
import type { ReactNode } from 'react';
import { readablePhone } from '../../../shared/lib/phone.js';
import { Tag } from '../../../shared/ui/badge.js';

/** As high as a finger without moving its row. */
const link = 'link inline-block pointer-coarse:-my-3 pointer-coarse:py-3';

/** Everything the sender wrote, and what was decided about it. */
export function SubmissionFields({ submission }: { submission: AdminSubmission }) {
  const { city, state, zipCode, website, reasonCode, note } = submission;
  const rows: [string, ReactNode][] = [
    ['Place', `${city}, ${state} ${zipCode}`],
    [
      'Phone',
      <a key="phone" href={`tel:${submission.phone}`} className={link}>
        {readablePhone(submission.phone)}
      </a>,
    ],
    [
      'Email',
      <a key="email" href={`mailto:${submission.email}`} className={link}>
        {submission.email}
      </a>,
    ],
    ['Website', website ? <Website key="website" url={website} /> : 'Not given'],
    ['Services', <Tags key="services" names={submission.services} />],
    ['Pool types', <Tags key="types" names={submission.poolTypes} />],
    ['Specialties', <Tags key="specialties" names={submission.specializations} />],
    ['Service radius', `${submission.serviceRadius} miles`],
    ['Price', submission.priceRange ?? 'Not given'],
    [
      'Description',
      <span key="text" className="whitespace-pre-line">
        {submission.description}
      </span>,
    ],
    ...(reasonCode ? ([['Rejected because', rejectReasons[reasonCode]]] as [string, ReactNode][]) : []),
    ...(note ? ([['Note to the sender', note]] as [string, ReactNode][]) : []),
  ];
  return (
    <dl className="border-t border-rule">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-4 gap-y-1 border-rule px-4 py-3 not-first:border-t md:grid-cols-[130px_minmax(0,1fr)] md:px-5"
        >
          <dt className="type-small text-soft md:pt-px">{label}</dt>
          <dd className="min-w-0 text-[0.9375rem]/[1.375rem] wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Website({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer nofollow" className={link}>
      {url.replace(/^https?:\/\//, '')}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function Tags({ names }: { names: readonly string[] }) {
  if (names.length === 0) return 'None';
  return (
    <span className="flex flex-wrap gap-[5px]">
      {names.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </span>
  );
}
