import type { InstallerCard as InstallerResult } from '@poolpros/contracts/http/installers';
import { InstallerCard } from './installer-card.js';

export interface InstallerListProps {
  installers: readonly InstallerResult[];
  /** Also gets the others of the list, who could be contacted together. */
  onContact: (installer: InstallerResult, atHand: readonly InstallerResult[]) => void;
  /** The number of the first card, when a map shows the same numbers; without it cards have none. */
  firstNumber?: number;
  /** The services that were searched for. */
  asked?: readonly string[];
  /** The installer that a map or the list itself highlights. */
  activeId?: number | null;
  /** Called when the pointer or the focus enters a card, or leaves it (null). */
  onActiveChange?: (id: number | null) => void;
}

export function InstallerList(props: InstallerListProps) {
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
