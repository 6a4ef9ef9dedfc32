import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { CalendarDays, HardHat, type LucideIcon, MapPin, Radius, Wallet } from 'lucide-react';
import { brand } from '../../../shared/brand.js';
import { CompareCheck } from '../../../shared/installers/compare-check.js';
import { hasOwnPicture, InstallerPicture } from '../../../shared/installers/installer-picture.js';
import { SaveButton } from '../../../shared/installers/save-button.js';
import { Rating } from '../../../shared/ui/rating.js';
import { Note } from '../../../shared/ui/states.js';

interface Fact {
  icon: LucideIcon;
  title: string;
  text: string;
}

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

function factsOf({ priceRange, serviceRadius, city, crewSize, foundedYear, listedAt }: InstallerDetail): Fact[] {
  return [
    priceRange
      ? { icon: Wallet, title: priceRange, text: 'Price range the business gives' }
      : { icon: Wallet, title: 'Ask for a price', text: 'The business gives no price range' },
    { icon: Radius, title: `${serviceRadius} miles around ${city}`, text: 'Area the business works in' },
    ...(crewSize === null
      ? []
      : [{ icon: HardHat, title: `${crewSize} ${crewSize === 1 ? 'person' : 'people'}`, text: 'Crew' }]),
    foundedYear === null
      ? {
          icon: CalendarDays,
          title: monthAndYear.format(new Date(listedAt)),
          text: `Listed on ${brand.name} since`,
        }
      : { icon: CalendarDays, title: `Since ${foundedYear}`, text: 'In business' },
  ];
}

export function ProfileHead({ installer }: { installer: InstallerDetail }) {
  const { name, neighborhood, location, zipCode } = installer;
  const place = [neighborhood && `${neighborhood}, `, location, zipCode && ` ${zipCode}`].filter(Boolean).join('');
  return (
    <div className="grid items-center gap-5 md:grid-cols-[300px_minmax(0,1fr)] md:gap-9 lg:grid-cols-[440px_minmax(0,1fr)]">
      <div className="relative -mx-4 overflow-hidden md:mx-0 md:rounded-panel">
        <InstallerPicture installer={installer} eager className="aspect-16/10 h-auto w-full md:aspect-4/3" />
        {hasOwnPicture(installer) || (
          <p className="absolute bottom-3 left-3 mr-3 rounded-[6px] bg-pool-950/82 px-2.5 py-1 text-xs text-white">
            Illustration. Project photos appear here once added.
          </p>
        )}
      </div>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-4">
          <h1 className="type-h1 min-w-0 wrap-anywhere">{name}</h1>
          <div className="flex shrink-0 items-center gap-2">
            <CompareCheck installer={installer} />
            <SaveButton installer={installer} className="size-11!" />
          </div>
        </div>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <Rating rating={installer.rating} reviewCount={installer.reviewCount} />
          <span className="inline-flex items-center gap-1">
            <MapPin aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
            {place}
          </span>
        </p>
        <ul className="mt-6 grid gap-px overflow-hidden rounded-card border border-rule bg-rule lg:grid-cols-2">
          {factsOf(installer).map(({ icon: Icon, title, text }) => (
            <li key={text} className="flex gap-3 bg-surface px-[1.125rem] py-[0.9375rem]">
              <Icon aria-hidden="true" className="size-6 shrink-0 text-pool-600" strokeWidth={1.75} />
              <span className="min-w-0">
                <b className="block text-[0.9375rem] font-[620] wrap-anywhere">{title}</b>
                <span className="type-caption text-muted">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        {installer.sample && (
          <div className="mt-4">
            <Note tone="stone">Sample data: this business and its reviews are not real.</Note>
          </div>
        )}
      </div>
    </div>
  );
}
