import { labelOf } from '@poolpros/contracts/catalogue';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';

/** Services named on a card (docs/rules.md#card). */
const shownServices = 4;

export interface OfferedServicesProps {
  services: readonly string[];
  /** The services searched for come first, with a check. */
  asked: readonly string[];
}

/** The services of a card; in a narrow list plain words, so that they need at most two lines. */
export function OfferedServices({ services, asked }: OfferedServicesProps) {
  const isAsked = (service: string) => asked.includes(service);
  const ordered = [...services.filter(isAsked), ...services.filter((service) => !isAsked(service))];
  const hidden = ordered.length - shownServices;
  return (
    <ul aria-label="Services" className="flex flex-wrap gap-x-2.5 text-[0.8125rem]/[1.125rem] @min-[35rem]:gap-[5px]">
      {ordered.slice(0, shownServices).map((service) => (
        <li
          key={service}
          className={clsx(
            'inline-flex items-center gap-1 whitespace-nowrap @min-[35rem]:min-h-[26px] @min-[35rem]:rounded-[6px] @min-[35rem]:px-2',
            isAsked(service)
              ? 'font-semibold text-leaf-700 @min-[35rem]:bg-leaf-100'
              : 'font-medium text-soft @min-[35rem]:bg-stone-100 @min-[35rem]:text-[#3d4a4f]',
          )}
        >
          {isAsked(service) && <Check aria-label="Searched for:" className="size-4 shrink-0" strokeWidth={2.5} />}
          {labelOf(service)}
        </li>
      ))}
      {hidden > 0 && (
        <li className="inline-flex items-center font-semibold text-pool-700 @min-[35rem]:px-1">+{hidden} more</li>
      )}
    </ul>
  );
}
