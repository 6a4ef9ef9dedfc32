import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { pagePaths } from '@poolpros/contracts/paths';
import type { ReportReason } from '@poolpros/contracts/report-reasons';
import { Flag, Store } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';

const reportDialog = onDemand(() => import('./report-dialog.js').then(({ ReportDialog }) => ReportDialog));

/** For who sees something wrong on the page, and for who owns the business. */
export function ProfileFoot({ installer }: { installer: InstallerDetail }) {
  const [report, setReport] = useState<{ reason: ReportReason | null } | null>(null);
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 border-t border-rule pt-4">
      {installer.claimed ? (
        <ButtonLink to={pagePaths.login} variant="ghost" className="-ml-4">
          <Store aria-hidden="true" className="size-5" strokeWidth={1.75} />
          Is this your business? Log in
        </ButtonLink>
      ) : (
        <Button variant="ghost" className="-ml-4" onClick={() => setReport({ reason: 'own_business' })}>
          <Store aria-hidden="true" className="size-5" strokeWidth={1.75} />
          Is this your business?
        </Button>
      )}
      <Button variant="ghost" onClick={() => setReport({ reason: null })}>
        <Flag aria-hidden="true" className="size-5" strokeWidth={1.75} />
        Report this listing
      </Button>
      {report && (
        <reportDialog.Component installer={installer} reason={report.reason} onClose={() => setReport(null)} />
      )}
    </div>
  );
}
