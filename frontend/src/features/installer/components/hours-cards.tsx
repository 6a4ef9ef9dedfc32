import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { clsx } from 'clsx';
import { Globe, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { readablePhone } from '../../../shared/lib/phone.js';
import { useHydrated } from '../../../shared/lib/use-hydrated.js';
import { callTimes, hoursRows, openNow, timeZoneName } from '../opening-hours.js';

const everyMs = 60_000;

/** The time in the browser; null on the server, whose clock would be older than the page. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = window.setInterval(update, everyMs);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

/** Phone, website and opening hours, as far as they are known. */
export function HoursCards({ installer }: { installer: InstallerDetail }) {
  const { phone, website, hours, timeZone } = installer;
  const now = useNow();
  const state = now && openNow(hours, timeZone, now);
  return (
    <>
      {phone && (
        <Reach href={`tel:${phone}`} icon={<Phone aria-hidden="true" className="size-[22px]" />}>
          <b className="block font-semibold tabular-nums">{readablePhone(phone)}</b>
          {state && <span className="type-small text-muted">{state}</span>}
        </Reach>
      )}
      {website && (
        <Reach href={website} icon={<Globe aria-hidden="true" className="size-[22px]" />}>
          <b className="block font-semibold wrap-anywhere">{website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</b>
          <span className="type-small text-muted">Website of the business</span>
        </Reach>
      )}
      {hours.length > 0 && (
        <section aria-labelledby="hours" className="type-small rounded-card border border-rule p-6">
          <h2 id="hours" className="font-semibold">
            Hours{timeZone && `, ${timeZoneName(timeZone)}`}
          </h2>
          <dl className="mt-2 flex flex-col gap-2">
            {hoursRows(hours).map(({ days, times }) => (
              <div key={days} className="flex justify-between gap-4">
                <dt className="text-soft">{days}</dt>
                <dd className="text-right tabular-nums">{times}</dd>
              </div>
            ))}
          </dl>
          <CallTimes hours={hours} timeZone={timeZone} />
        </section>
      )}
    </>
  );
}

/** The usual hours as the clock of a caller shows them, whose own zone stands out once the browser has told it. */
function CallTimes({ hours, timeZone }: Pick<InstallerDetail, 'hours' | 'timeZone'>) {
  const hydrated = useHydrated();
  const times = callTimes(hours, timeZone, new Date());
  if (!times) return null;
  const own = hydrated ? timeZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone) : null;
  return (
    <>
      <h3 className="mt-5 border-t border-rule pt-4 font-semibold">Best times to call, {times.days}</h3>
      <dl className="mt-2 flex flex-col gap-2">
        {times.zones.map((zone) => (
          <div key={zone.name} className={clsx('flex justify-between gap-4', zone.name === own && 'font-semibold')}>
            <dt className={clsx(zone.name !== own && 'text-soft')}>
              {zone.name}
              {zone.name === own && <span className="font-normal text-muted"> (yours)</span>}
            </dt>
            <dd className="text-right tabular-nums">{zone.times}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Reach({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a
      href={href}
      rel="nofollow noopener"
      className="flex items-center gap-3 rounded-card border border-rule px-5 py-4 hover:border-pool-300 hover:bg-pool-50"
    >
      <span className="shrink-0 text-pool-600">{icon}</span>
      <span className="min-w-0">{children}</span>
    </a>
  );
}
