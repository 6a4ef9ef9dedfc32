import { useContext } from 'react';
import { brand } from '../../shared/brand.js';
import { BrandMark } from '../../shared/layout/brand-mark.js';
import { useServices } from '../../shared/lib/services.js';
import { Link } from '../../shared/ui/link.js';
import { KnownFrame } from './frame.js';
import { footerColumns } from './navigation.js';

const footerClass = 'on-deep print:hidden bg-pool-900 pt-16 pb-8 text-white';

export function Footer() {
  const known = useContext(KnownFrame);
  return (
    <>
      <div className="waterline" />
      {known ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered it
        <footer className={footerClass} dangerouslySetInnerHTML={{ __html: known.footer }} />
      ) : (
        <footer className={footerClass}>
          <FooterContent />
        </footer>
      )}
    </>
  );
}

function FooterContent() {
  return (
    <div className="wrap">
      <div className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-3 md:gap-8 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-[1.5fr]">
        <div className="col-span-full lg:col-span-1">
          <BrandMark />
          <p className="type-small mt-4 max-w-60 text-pool-200">
            A free directory of pool, spa, hot tub, sauna and steam room contractors in the United States.
          </p>
          <SocialLinks />
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="footer-column">
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mt-12 flex flex-wrap justify-between gap-x-6 gap-y-3 border-t border-white/15 pt-6 text-[0.8125rem] text-pool-200">
        {/* The year may change between the server and the browser. */}
        <span suppressHydrationWarning>
          {`© ${new Date().getUTCFullYear()} ${brand.name}. We never sell your contact details.`}
        </span>
        <span>Place data from GeoNames, CC BY 4.0 · Boundaries: US Census</span>
      </div>
    </div>
  );
}

function SocialLinks() {
  const { social } = useServices();
  if (social.length === 0) return null;
  return (
    <ul aria-label="Elsewhere" className="mt-5 flex flex-wrap gap-2">
      {social.map(({ label, url }) => (
        <li key={url}>
          <a
            href={url}
            rel="me noopener"
            className="inline-flex min-h-11 items-center rounded-control border border-white/22 px-3 text-sm font-medium hover:bg-white/10"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
