import type { ClientReport } from '@poolpros/contracts/http/client-reports';
import { apiPaths, pagePaths } from '@poolpros/contracts/paths';
import { checkRoute } from '@poolpros/contracts/route-check';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { Form, useLocation, useNavigationType } from 'react-router-dom';
import { NearestPlace } from '../../entities/search-box/nearest-place.js';
import picture from '../../shared/assets/illustrations/not-found.svg';
import { Seo } from '../../shared/lib/seo.js';
import { useServices } from '../../shared/lib/services.js';
import { OnceHydrated } from '../../shared/lib/use-hydrated.js';
import { Button } from '../../shared/ui/button.js';
import { TextField } from '../../shared/ui/field.js';
import { Link } from '../../shared/ui/link.js';
import { footerColumns } from '../layout/navigation.js';
import { createRouteGuardian } from './route-guardian.js';

const guardian = createRouteGuardian();

/** Any path without a page; the server responds with 404. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const byHistory = useNavigationType() === 'POP';
  const { analytics, api } = useServices();
  const { suggestions } = checkRoute(pathname);
  const form = suggestions.at(-1);
  const meant = suggestions.slice(0, -1);

  useEffect(() => {
    const send = (report: ClientReport) => void api.postLast(apiPaths.clientReports, report);
    guardian.visit(pathname, { capture: analytics.capture, send }, byHistory);
  }, [pathname, byHistory, analytics, api]);

  return (
    <>
      <Seo title="Page not found" noindex />
      <div className="wrap grid items-center gap-7 pt-6 pb-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pt-14 lg:pb-16">
        <div className="min-w-0">
          <p className="type-marker">Error 404</p>
          <h1 className="mt-1.5 text-[clamp(2rem,1.5rem+2.4vw,2.75rem)] leading-[1.06] font-[680] tracking-[-0.026em]">
            This page isn’t here
          </h1>
          <p className="type-lead mt-3.5 max-w-[32rem]">
            The address may have a typo, or the page may have moved. Nothing you did is lost.
          </p>
          {/* What depends on the path, only the browser adds: the server has one page for all (docs/rules.md#page-cache). */}
          <code className="mt-5 block min-h-[3.375rem] max-w-[34rem] rounded-control border border-stone-200 bg-surface-deck px-4 py-3.5 font-mono text-[0.9375rem]/6 font-medium wrap-anywhere">
            <OnceHydrated>{pathname}</OnceHydrated>
          </code>
          <NearestPlace pathname={pathname} />
          <OnceHydrated>
            {meant.length > 0 && (
              <ul aria-label="Pages with a similar address" className="mt-4">
                {meant.map((path) => (
                  <li key={path}>
                    <Link
                      to={path}
                      className="link font-semibold wrap-anywhere pointer-coarse:inline-block pointer-coarse:py-3"
                    >
                      {path}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </OnceHydrated>
          {form && <p className="mt-2 text-soft">City pages are at {form}.</p>}
          <Form action={pagePaths.searchResults} className="mt-7 flex max-w-[34rem] flex-wrap items-end gap-2">
            <TextField
              label="City, ZIP or business"
              name="location"
              placeholder="Austin, 78704 or a name"
              fieldClassName="flex-1 basis-60"
            />
            <Button type="submit" variant="primary" className="min-h-12! max-sm:w-full">
              <Search aria-hidden="true" className="size-5" />
              Search
            </Button>
          </Form>
        </div>
        <img src={picture} alt="" width={800} height={420} className="h-auto w-full rounded-stage max-lg:order-first" />
      </div>
      <section className="bg-surface-quiet" aria-label="Other pages">
        <div className="wrap band-tight grid grid-cols-2 gap-8 md:grid-cols-4">
          {/* The footer below has all of them. */}
          {footerColumns.slice(0, 4).map(({ title, links }) => (
            <div key={title}>
              <h2 className="type-h4">{title}</h2>
              <ul className="mt-2">
                {links.slice(0, 4).map(({ label, to }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center text-link hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}
