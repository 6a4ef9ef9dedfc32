import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { directoryPath } from '@poolpros/contracts/paths';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Tag } from '../../../shared/ui/badge.js';

const parts = [
  { id: 'about', label: 'About' },
  { id: 'services', label: 'Services' },
  { id: 'area', label: 'Area' },
  { id: 'reviews', label: 'Reviews' },
];

/** Links to the parts of the page. */
export function ProfileContents({ reviewCount }: { reviewCount: number }) {
  return (
    <nav aria-label="On this page" className="flex gap-1 overflow-x-auto border-b border-rule">
      {parts.map(({ id, label }) => (
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

export interface ProfileSectionProps {
  id: string;
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

export function ProfileSection({ id, title, action, children }: ProfileSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="border-t border-rule py-7 [nav+&]:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="type-h3">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** What the business says of itself, what it offers and where. */
export function ProfileSections({ installer }: { installer: InstallerDetail }) {
  const { description, services, poolTypes, specializations, serviceRadius, city, state } = installer;
  return (
    <>
      <ProfileSection id="about" title="About">
        <p className="mt-3 max-w-[42rem] whitespace-pre-line wrap-anywhere">{description}</p>
      </ProfileSection>
      <ProfileSection id="services" title="Services">
        <ul className="mt-4 grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
          {services.map((service) => (
            <li key={service} className="flex items-center gap-2.5">
              <Check aria-hidden="true" className="size-5 shrink-0 text-pool-600" />
              {service}
            </li>
          ))}
        </ul>
        <TagList title="Pool types" tags={poolTypes} />
        <TagList title="Specializations" tags={specializations.filter((name) => !isAmong(poolTypes, name))} />
      </ProfileSection>
      <ProfileSection id="area" title="Service area">
        <p className="mt-3 max-w-[42rem]">
          Works within {serviceRadius} miles of {city}, {state}.{' '}
          <Link to={directoryPath(installer.stateSlug, installer.citySlug)} className="link">
            All contractors in {city}
          </Link>
        </p>
      </ProfileSection>
    </>
  );
}

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
