/**
 * The header in which the web server says of which build and configuration a page is that everybody may have; absent: the
 * page is of its request alone. It ends at the gateway.
 */
export const pageBuildHeader = 'x-page-build';

/** GET on the web server, as text: what that header says of pages that it sends now. */
export const pageBuildPath = '/internal/page-build';
