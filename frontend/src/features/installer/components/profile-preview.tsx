import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { MessageSquareOff } from 'lucide-react';
import { Note } from '../../../shared/ui/states.js';
import { HoursCards } from './hours-cards.js';
import { ProfileHead } from './profile-head.js';
import { ProfileSection } from './profile-section.js';
import { ProfileSections } from './profile-sections.js';

/** The page of a business that is not listed yet: as visitors will see it, without what needs a page. */
export const ProfilePreview = ({ installer }: { installer: InstallerDetail }) => (
  <div className="wrap pb-12">
    <ProfileHead installer={installer} isPreview />
    <div className="mt-6 grid items-start gap-x-14 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_372px]">
      <div className="min-w-0">
        <ProfileSections installer={installer} isPreview />
        <ProfileSection id="reviews" title="Reviews">
          <p className="mt-3 text-soft">Homeowners’ reviews of your work will be shown here.</p>
        </ProfileSection>
      </div>
      <aside aria-label="Contact" className="flex flex-col gap-4 border-t border-rule py-7 lg:border-0 lg:py-0">
        <Note tone="stone" icon={MessageSquareOff}>
          Homeowners can write to you here once the page is live. The preview does not accept messages.
        </Note>
        <HoursCards installer={installer} />
      </aside>
    </div>
  </div>
);
