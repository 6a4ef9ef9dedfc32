import { labelOf } from '@poolpros/contracts/catalogue';
import { counted } from '@poolpros/contracts/counted';
import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { Check } from 'lucide-react';
import { brand } from '../../../shared/brand.js';
import { Tag } from '../../../shared/ui/badge.js';
import { projectListPart } from '../parts.js';
import { ProfileSection } from './profile-section.js';
import { ServiceArea } from './service-area.js';

const parts = (hasProjects: boolean) => [
  { id: 'about', label: 'About' },
  { id: 'services', label: 'Services' },
  ...(hasProjects ? [{ id: 'projects', label: 'Projects' }] : []),
  { id: 'area', label: 'Area' },
  { id: 'reviews', label: 'Reviews' },
];

/** Links to the parts of the page. */
export function ProfileContents({ installer: { reviewCount, projects } }: { installer: InstallerDetail }) {
  return (
    <nav aria-label="On this page" className="flex gap-1 overflow-x-auto border-b border-rule">
      {parts(projects.length > 0).map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex items-center gap-2 px-2.5 py-3 text-[0.9375rem] font-[550] whitespace-nowrap text-soft hover:text-pool-700 md:px-3.5"
        >
          {label}
          {id === 'reviews' && reviewCount > 0 && (
            <span className="inline-grid h-5 min-w-5 place-items-center rounded-[10px] bg-stone-200 px-1.5 text-xs font-[650] text-stone-700 tabular-nums">
              {reviewCount}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}

/** What the business says of itself, what it offers and where. */
export function ProfileSections({ installer, isPreview = false }: { installer: InstallerDetail; isPreview?: boolean }) {
  const { description, services, poolTypes, specializations } = installer;
  return (
    <>
      <ProfileSection id="about" title="About">
        <p className="mt-3 max-w-[42rem] whitespace-pre-line wrap-anywhere">{description}</p>
        <dl className="mt-5 grid grid-cols-2 gap-x-8 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-12">
          {factsOf(installer).map(([label, value]) => (
            <div key={label}>
              <dt className="type-caption text-muted">{label}</dt>
              <dd className="font-[560] wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </ProfileSection>
      <ProfileSection id="services" title="Services">
        <ul className="mt-4 grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
          {services.map((service) => (
            <li key={service} className="flex items-center gap-2.5">
              <Check aria-hidden="true" className="size-5 shrink-0 text-pool-600" />
              {labelOf(service)}
            </li>
          ))}
        </ul>
        <TagList title="Pool types" tags={poolTypes.map(labelOf)} />
        <TagList
          title="Specializations"
          tags={specializations.filter((name) => !isAmong(poolTypes, name)).map(labelOf)}
        />
      </ProfileSection>
      {installer.projects.length > 0 && <projectListPart.Component installer={installer} />}
      <ServiceArea installer={installer} isPreview={isPreview} />
    </>
  );
}

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

function factsOf(installer: InstallerDetail): [label: string, value: string][] {
  const { priceRange, crewSize, foundedYear, listedAt, legalName, languages, paymentMethods } = installer;
  return [
    ['Price range', priceRange ?? 'Ask for a price'],
    ...(crewSize === null ? [] : [crewFact(crewSize)]),
    foundedYear === null
      ? [`On ${brand.name} since`, monthAndYear.format(new Date(listedAt))]
      : ['In business since', String(foundedYear)],
    ...(languages.length > 0 ? [listed('Speaks', languages)] : []),
    ...(paymentMethods.length > 0 ? [listed('Accepts', paymentMethods)] : []),
    ...(legalName === null ? [] : [['Registered as', legalName] satisfies [string, string]]),
  ];
}

const listed = (label: string, values: readonly string[]): [string, string] => [label, values.join(', ')];

const crewFact = (people: number): [string, string] => ['Crew', counted(people, 'person', 'people')];

const isAmong = (list: readonly string[], name: string) => list.includes(name);

function TagList({ title, tags }: { title: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <>
      <h3 className="type-small mt-5 font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
    </>
  );
}
