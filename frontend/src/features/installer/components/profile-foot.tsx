import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { pagePaths } from '@poolpros/contracts/paths';
import { Flag, Store } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';

const reportDialog = onDemand(() => import('./report-dialog.js').then(({ ReportDialog }) => ReportDialog));

/** For who sees something wrong on the page, and for who owns the business. */
export function ProfileFoot({ installer }: { installer: InstallerDetail }) {
  const [reports, setReports] = useState(false);
  return (
    <div className="border-t border-rule pt-4">
      {/* The words of both, not their unseen edges, stand in line with the page. */}
      <div className="-mx-4 flex flex-wrap gap-x-3 gap-y-1">
        <ButtonLink to={`${pagePaths.claim}?listing=${installer.id}`} variant="ghost">
          <Store aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {installer.claimed ? 'Claimed by its owner. Is this your business?' : 'Is this your business? Claim it'}
        </ButtonLink>
        <Button variant="ghost" onClick={() => setReports(true)}>
          <Flag aria-hidden="true" className="size-5" strokeWidth={1.75} />
          Report this listing
        </Button>
      </div>
      {reports && <reportDialog.Component installer={installer} onClose={() => setReports(false)} />}
    </div>
  );
}
