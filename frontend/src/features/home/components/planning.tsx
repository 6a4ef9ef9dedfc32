import { pagePaths } from '@poolpros/contracts/paths';
import { ArrowRight, type LucideIcon, MapPin, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { noFilters, searchResultsPath } from '../../../entities/search/search-filters.js';
import { FreeMark } from '../../../shared/ui/badge.js';
import { Link } from '../../../shared/ui/link.js';
import { categories } from '../home.js';

/** Four categories and the two ways in: as a homeowner and as a contractor. */
export function Planning() {
  return (
    <section className="wrap band">
      <h2 className="type-h2 mb-8">What are you planning?</h2>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-5">
        {categories.map(({ title, text, picture, serviceType }) => (
          <li key={title}>
            <Link
              to={searchResultsPath({ ...noFilters, serviceType })}
              className="group flex flex-col gap-3.5 rounded-card"
            >
              <img
                src={picture}
                alt=""
                width={480}
                height={360}
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full rounded-card object-cover transition-transform duration-(--duration-slow) ease-glide group-hover:-translate-y-[3px]"
              />
              <span>
                <span className="type-h4 block">{title}</span>
                <span className="type-small block text-soft">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-4 md:grid-cols-2 md:gap-5">
        <EntryCard
          to={pagePaths.searchResults}
          icon={MapPin}
          iconClass="bg-pool-100 text-pool-700"
          title="I need a contractor"
          text="Search by ZIP, city or distance, then write to the contractors you choose."
        />
        <EntryCard
          to={pagePaths.listYourBusiness}
          icon={Store}
          iconClass="bg-cedar-100 text-cedar-700"
          title={
            <>
              I am a contractor <FreeMark />
            </>
          }
          text="List your business. It costs nothing."
        />
      </div>
    </section>
  );
}

interface EntryCardProps {
  to: string;
  icon: LucideIcon;
  iconClass: string;
  title: ReactNode;
  text: string;
}

function EntryCard({ to, icon: Icon, iconClass, title, text }: EntryCardProps) {
  return (
    <Link
      to={to}
      className="flex items-center gap-3.5 rounded-card border border-rule p-[1.125rem] transition-shadow duration-(--duration-quick) hover:shadow-card md:gap-5 md:p-6"
    >
      <span className={`grid size-13 shrink-0 place-items-center rounded-[12px] ${iconClass}`}>
        <Icon aria-hidden="true" className="size-6.5" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="type-h3 block">{title}</span>
        <span className="block text-soft">{text}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
    </Link>
  );
}
