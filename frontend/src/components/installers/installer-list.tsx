import type { InstallerCard as InstallerResult } from '@poolpros/contracts/http/installers';
import { InstallerCard } from './installer-card.js';

export interface InstallerListProps {
  installers: readonly InstallerResult[];
  onContact: (installer: InstallerResult) => void;
}

export function InstallerList({ installers, onContact }: InstallerListProps) {
  return (
    <ul className="@container flex flex-col gap-4">
      {installers.map((installer) => (
        <li key={installer.id}>
          <InstallerCard installer={installer} onContact={onContact} />
        </li>
      ))}
    </ul>
  );
}
