import type { InstallerCard as Installer } from '@poolpros/contracts/http/installers';
import { InstallerCard } from './installer-card.js';
import type { ShownListing } from './shown-listing.js';

export interface InstallerListProps<Listing = Installer> {
  installers: readonly Listing[];
  /** Also gets the others of the list, who could be contacted together. */
  onContact: (installer: Listing, atHand: readonly Listing[]) => void;
  /** The number of the first card, when a map shows the same numbers; without it cards have none. */
  firstNumber?: number;
  /** The services that were searched for. */
  asked?: readonly string[];
  /** The installer that a map or the list itself highlights. */
  activeId?: number | null;
  /** Called when the pointer or the focus enters a card, or leaves it (null). */
  onActiveChange?: (id: number | null) => void;
}

export function InstallerList<Listing extends ShownListing>(props: InstallerListProps<Listing>) {
  const { installers, onContact, firstNumber, asked, activeId, onActiveChange } = props;
  return (
    <ul className="@container flex flex-col gap-3 md:gap-4">
      {installers.map((installer, index) => (
        <li key={installer.id}>
          <InstallerCard
            installer={installer}
            onContact={(chosen) => onContact(chosen, installers)}
            {...(firstNumber !== undefined && { number: firstNumber + index })}
            {...(asked && { asked })}
            active={installer.id === activeId}
            eager={index === 0}
            {...(onActiveChange && { onActiveChange })}
          />
        </li>
      ))}
    </ul>
  );
}
