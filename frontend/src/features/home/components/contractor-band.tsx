import { pagePaths } from '@poolpros/contracts/paths';
import { FreeMark } from '../../../shared/ui/badge.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';

export function ContractorBand() {
  return (
    <section className="on-deep bg-pool-800 text-white">
      <div className="waterline" />
      <div className="wrap flex flex-wrap items-center justify-between gap-8 py-16">
        <div>
          <h2 className="type-h2">Run a pool, spa or sauna business?</h2>
          <p className="type-lead mt-3 max-w-[34rem]">
            List it free. Requests go only to the contractors a homeowner picks and are never resold.{' '}
            <Link
              to={pagePaths.forContractors}
              className="inline-block underline underline-offset-3 pointer-coarse:py-3"
            >
              How it works
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={pagePaths.listYourBusiness} variant="primary" size="lg">
            List Your Business <FreeMark />
          </ButtonLink>
          <ButtonLink to={pagePaths.login} variant="outline" size="lg">
            Contractor Login
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
