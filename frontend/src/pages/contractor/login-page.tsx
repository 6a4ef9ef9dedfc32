import { pagePaths } from '@poolpros/contracts/paths';
import { LoginForm } from '../../features/auth/components/login-form.js';
import { forgotPasswordPaths } from '../../features/auth/paths.js';
import picture from '../../shared/assets/illustrations/special-luxury.svg';
import { PageCrumbs } from '../../shared/layout/page-trail.js';
import { FreeMark } from '../../shared/ui/badge.js';
import { Link } from '../../shared/ui/link.js';

export function Component() {
  return (
    <div className="grid lg:min-h-[680px] lg:grid-cols-2">
      <div className="flex flex-col px-4 pt-3 pb-12 md:px-8 lg:pl-[max(2rem,calc(50vw-43rem))]">
        <PageCrumbs page="login" />
        <div className="m-auto flex w-full max-w-[25rem] flex-col gap-5 pt-8">
          <div>
            <h1 className="type-h1">Contractor login</h1>
            <p className="mt-1 text-soft">See your listings and requests from homeowners.</p>
          </div>
          <LoginForm audience="contractor" />
          <p className="type-small text-soft">
            <Link to={forgotPasswordPaths.contractor} className="link inline-block pointer-coarse:py-3 font-semibold">
              Forgot password?
            </Link>
          </p>
          <p className="type-small text-soft">
            No account yet?{' '}
            <Link to={pagePaths.register} className="link">
              Create one
            </Link>{' '}
            or{' '}
            <Link to={pagePaths.listYourBusiness} className="link">
              List Your Business
            </Link>{' '}
            <FreeMark />
          </p>
        </div>
      </div>
      <div className="relative hidden overflow-hidden lg:block">
        <img
          src={picture}
          alt=""
          width={480}
          height={360}
          className="absolute inset-0 size-full object-cover object-[50%_60%]"
        />
        <div className="waterline absolute inset-y-0 left-0 h-full! w-2.5 bg-repeat!" />
      </div>
    </div>
  );
}
