import { labelOf } from '@poolpros/contracts/catalogue';
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
    <ul aria-label="Services" className="card-services">
      {ordered.slice(0, shownServices).map((service) => (
        <li key={service} className={isAsked(service) ? 'is-asked' : undefined}>
          {isAsked(service) && <Check aria-label="Searched for:" className="size-4 shrink-0" strokeWidth={2.5} />}
          {labelOf(service)}
        </li>
      ))}
      {hidden > 0 && <li className="is-rest">{`+${hidden} more`}</li>}
    </ul>
  );
}
