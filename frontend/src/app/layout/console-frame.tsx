import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SkipLink } from './skip-link.js';

/** The frame of the consoles of contractors and staff, which have a menu instead of header and footer. */
export function ConsoleFrame() {
  return (
    <>
      <SkipLink />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
