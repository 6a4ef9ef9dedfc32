import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { lazy, Suspense, useState } from 'react';
import { SearchResults } from '../../features/search/components/search-results.js';

// Behind a button of each card.
const ContactDialog = lazy(() =>
  import('../../features/contact/components/contact-dialog.js').then((module) => ({ default: module.ContactDialog })),
);

interface Contacted {
  installer: InstallerCard;
  /** The others on the page, who could be asked the same. */
  others: readonly InstallerCard[];
}

export function Component() {
  const [contacted, setContacted] = useState<Contacted | null>(null);
  const [open, setOpen] = useState(false);
  const contact = (installer: InstallerCard, others: readonly InstallerCard[]) => {
    setContacted({ installer, others });
    setOpen(true);
  };
  return (
    <>
      <SearchResults onContact={contact} />
      {contacted && (
        <Suspense fallback={null}>
          <ContactDialog installer={contacted.installer} atHand={contacted.others} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
