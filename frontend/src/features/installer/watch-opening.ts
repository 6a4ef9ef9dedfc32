import { type OpeningState, openingState } from '@poolpros/contracts/hours/open-now';
import type { InstallerDetail } from '@poolpros/contracts/http/installers';

const everyMs = 60_000;

/** Says now and every minute whether a business is open. Returns what stops it. */
export function watchOpening(installer: InstallerDetail, onState: (state: OpeningState | null) => void): () => void {
  const update = () => onState(openingState(installer, installer.timeZone, new Date()));
  update();
  const timer = window.setInterval(update, everyMs);
  return () => window.clearInterval(timer);
}
