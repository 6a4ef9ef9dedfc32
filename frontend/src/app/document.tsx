import type { ReactNode } from 'react';
import { iconSheetId } from '../shared/ui/icon.js';

const empty = { __html: '' };

/**
 * The whole document, so that React can move title and canonical URL into the head.
 * The server adds styles, scripts and state to the finished text; React does not hydrate them.
 */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#072f3e" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {/* Filled by the server, and by icons that come later. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: keeps React from the shapes in it; it is empty */}
        <svg id={iconSheetId} className="hidden" suppressHydrationWarning dangerouslySetInnerHTML={empty} />
        {children}
      </body>
    </html>
  );
}
