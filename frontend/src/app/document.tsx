import type { ReactNode } from 'react';

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
      </head>
      <body>{children}</body>
    </html>
  );
}
