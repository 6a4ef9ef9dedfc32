import type { OpeningState } from '@poolpros/contracts/hours/open-now';
import { hasHours } from '@poolpros/contracts/hours/special-hours';
import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { Globe, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useVisits } from '../../../entities/listings/use-visits.js';
import { weekRows } from '../../../entities/opening-hours/hours-text.js';
import { phoneLink, readablePhone } from '../../../shared/lib/phone.js';
import { useHydrated } from '../../../shared/lib/use-hydrated.js';
import { callTimes, timeZoneName } from '../opening-hours.js';
import { specialHoursPart } from '../parts.js';
import { HoursRows } from './hours-rows.js';

/**
 * Whether the business is open by the clock of the browser; null on the server, whose clock would be older than the page,
 * and until the script for it is there.
 */
function useOpeningState(installer: InstallerDetail): OpeningState | null {
  const [state, setState] = useState<OpeningState | null>(null);
  useEffect(() => {
    const watching = import('../watch-opening.js').then(
      ({ watchOpening }) => watchOpening(installer, setState),
      // Without the script the page shows the hours alone.
      () => undefined,
    );
    return () => {
      void watching.then((stop) => stop?.());
    };
  }, [installer]);
  return state;
}

/** Phone, website and opening hours, as far as they are known. */
export function HoursCards({ installer }: { installer: InstallerDetail }) {
  const { phone, website, hours, specialHours, timeZone } = installer;
  const state = useOpeningState(installer);
  const count = useVisits(installer);
  return (
    <>
      {phone && (
        <Reach
          href={phoneLink(phone, installer)}
          icon={<Phone aria-hidden="true" className="size-[22px]" />}
          onClick={() => count('call')}
        >
          <b className="block font-semibold tabular-nums">{readablePhone(phone, installer)}</b>
          {state && <span className="type-small text-muted">{state.text}</span>}
        </Reach>
      )}
      {website && (
        <Reach
          href={website}
          icon={<Globe aria-hidden="true" className="size-[22px]" />}
          onClick={() => count('website')}
        >
          <b className="block font-semibold wrap-anywhere">{website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</b>
          <span className="type-small text-muted">Website</span>
        </Reach>
      )}
      {hasHours(installer) && (
        <section aria-labelledby="hours" className="type-small rounded-card border border-rule p-6">
          <h2 id="hours" className="font-semibold">
            Hours{timeZone && `, ${timeZoneName(timeZone)}`}
          </h2>
          {state?.holiday && <p className="mt-1 text-muted">{state.holiday}: hours may differ today.</p>}
          <HoursRows rows={weekRows({ hours, byAppointment: specialHours?.byAppointment ?? [] })} />
          {specialHours && <specialHoursPart.Component specialHours={specialHours} />}
          <CallTimes hours={hours} timeZone={timeZone} />
        </section>
      )}
    </>
  );
}

/** The usual hours as the clock of a caller shows them, whose own zone stands out once the browser has told it. */
function CallTimes({ hours, timeZone }: Pick<InstallerDetail, 'hours' | 'timeZone'>) {
  const hydrated = useHydrated();
  const times = callTimes({ hours }, timeZone, new Date());
  if (!times) return null;
  const own = hydrated ? timeZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone) : null;
  return (
    <>
      <h3 className="mt-5 border-t border-rule pt-4 font-semibold">Best times to call, {times.days}</h3>
      <HoursRows rows={times.zones.map((zone) => ({ days: zone.name, times: zone.times, isOwn: zone.name === own }))} />
    </>
  );
}

interface ReachProps {
  href: string;
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

function Reach({ href, icon, onClick, children }: ReachProps) {
  return (
    <a
      href={href}
      onClick={onClick}
      rel="nofollow noopener"
      className="flex items-center gap-3 rounded-card border border-rule px-5 py-4 hover:border-pool-300 hover:bg-pool-50"
    >
      <span className="shrink-0 text-pool-600">{icon}</span>
      <span className="min-w-0">{children}</span>
    </a>
  );
}
