import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { Phone } from 'lucide-react';
import { useVisits } from '../../../entities/listings/use-visits.js';
import { phoneLink, readablePhone } from '../../../shared/lib/phone.js';
import { Button, buttonClass } from '../../../shared/ui/button.js';
import { Rating } from '../../../shared/ui/rating.js';

/** Call and contact at the lower edge of narrow screens, where the contact panel has no room. */
export function ActionBar({ installer, onContact }: { installer: InstallerDetail; onContact: () => void }) {
  const { phone } = installer;
  const count = useVisits(installer);
  return (
    <div className="bottom-bar sticky bottom-0 z-20 border-t border-rule bg-surface shadow-[0_-6px_20px_rgb(4_32_43/.08)] lg:hidden">
      <div className="wrap flex flex-wrap items-center gap-3 py-3">
        <span className="min-w-[5.5rem] flex-1">
          <Rating rating={installer.rating} reviewCount={installer.reviewCount} />
        </span>
        {phone && (
          <a
            href={phoneLink(phone, installer)}
            aria-label={`Call ${readablePhone(phone, installer)}`}
            onClick={() => count('call')}
            className={buttonClass({}, 'px-3!')}
          >
            <Phone aria-hidden="true" className="size-5" />
          </a>
        )}
        <Button variant="primary" onClick={onContact}>
          Contact
        </Button>
      </div>
    </div>
  );
}
