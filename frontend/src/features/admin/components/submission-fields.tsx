import { labelOf } from '@poolpros/contracts/catalogue';
import type { AdminSubmission } from '@poolpros/contracts/http/submissions';
import { rejectReasons } from '@poolpros/contracts/reject-reasons';
import type { ReactNode } from 'react';
import { specialLines, weekLines } from '../../../entities/listing-fields/hours-lines.js';
import { licenseText } from '../../../entities/listing-fields/value-text.js';
import { phoneLink, readablePhone } from '../../../shared/lib/phone.js';
import { Tag } from '../../../shared/ui/badge.js';
import { insuranceText } from '../insurance-text.js';
import { SubmissionPhotos } from './submission-photos.js';

/** As high as a finger without moving its row. */
const link = 'link inline-block pointer-coarse:-my-3 pointer-coarse:py-3';

/** Everything the sender wrote, and what was decided about it. */
export function SubmissionFields({ submission }: { submission: AdminSubmission }) {
  const { city, state, zipCode, website, status, reasonCode, note } = submission;
  const rows: [string, ReactNode][] = [
    ['Legal name', submission.legalName ?? 'The same, or not given'],
    ['Place', `${city}, ${state} ${zipCode}`],
    ['Street', streetText(submission)],
    [
      'Phone',
      <a key="phone" href={phoneLink(submission.phone, submission)} className={link}>
        {readablePhone(submission.phone, submission)}
      </a>,
    ],
    [
      'Email',
      <a key="email" href={`mailto:${submission.email}`} className={link}>
        {submission.email}
      </a>,
    ],
    ['Website', website ? <Website key="website" url={website} /> : 'Not given'],
    ['Services', <Tags key="services" names={submission.services.map(labelOf)} />],
    ['Pool types', <Tags key="types" names={submission.poolTypes.map(labelOf)} />],
    ['Specialties', <Tags key="specialties" names={submission.specializations.map(labelOf)} />],
    ['Service radius', `${submission.serviceRadius} miles`],
    ['Price', submission.priceRange ?? 'Not given'],
    [
      'Description',
      <span key="text" className="whitespace-pre-line">
        {submission.description}
      </span>,
    ],
    ['Founded', submission.foundedYear ?? 'Not given'],
    ['Crew', submission.crewSize ?? 'Not given'],
    ['Hours', <Hours key="hours" submission={submission} />],
    ['Languages', <Tags key="languages" names={submission.languages} />],
    ['Payment methods', <Tags key="payment" names={submission.paymentMethods} />],
    ['Licenses', <Lines key="licenses" lines={submission.licenses.map(licenseText)} />],
    ['Insurance', insuranceText(submission) ?? 'Not given'],
    ['Photos', <SubmissionPhotos key="photos" submission={submission} />],
    ['Projects', <Lines key="projects" lines={submission.projects.map(projectLine)} />],
    ...(reasonCode && status === 'rejected'
      ? ([['Rejected because', rejectReasons[reasonCode]]] as [string, ReactNode][])
      : []),
    ...(note && status === 'rejected' ? ([['Note to the sender', note]] as [string, ReactNode][]) : []),
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

const streetText = ({ street, addressPrivate }: AdminSubmission) =>
  [street ?? 'Not given', ...(addressPrivate ? ['private: not shown'] : [])].join(', ');

const projectLine = ({ title, year, description }: AdminSubmission['projects'][number]) =>
  [year ? `${title} (${year})` : title, description].filter(Boolean).join(': ');

function Hours({ submission: { hours, specialHours, timeZone } }: { submission: AdminSubmission }) {
  const lines = [...weekLines({ hours }), ...(specialHours ? specialLines(specialHours) : [])];
  return <Lines lines={lines.length > 0 ? [...lines, timeZone.replace(/_/g, ' ')] : []} />;
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return 'Not given';
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} className="whitespace-pre-line">
          {line}
        </li>
      ))}
    </ul>
  );
}
