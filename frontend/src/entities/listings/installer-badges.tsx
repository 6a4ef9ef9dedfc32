import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { Clock, FileCheck, Info, type LucideIcon, ShieldCheck } from 'lucide-react';
import { Badge, type Tone } from '../../shared/ui/badge.js';

type Kind = InstallerCard['badges'][number]['kind'];

/** Ordered as shown: what was checked comes first. */
const styles: Record<Kind, { tone: Tone; icon: LucideIcon }> = {
  license: { tone: 'leaf', icon: ShieldCheck },
  insurance: { tone: 'pool', icon: FileCheck },
  reply: { tone: 'stone', icon: Clock },
  claim: { tone: 'stone', icon: Info },
};
const kinds = Object.keys(styles) as Kind[];

/** The verified facts about an installer, with source and date; nothing if there are none. */
export function InstallerBadges({ badges }: { badges: InstallerCard['badges'] }) {
  if (badges.length === 0) return null;
  const ordered = [...badges].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  return (
    <ul aria-label="Checks" className="flex flex-wrap gap-1.5">
      {ordered.map(({ kind, text }) => (
        <li key={`${kind} ${text}`}>
          <Badge {...styles[kind]}>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
