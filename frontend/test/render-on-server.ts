import { type Rendered, type RenderOptions, renderPage } from '../src/app/entry-server.js';
import { operator } from './fixtures.js';
import { fakeFetch, type Responses } from './render.js';

/** Renders a page of the site as its server does, from these responses. */
export const renderOnServer = (
  path: string,
  responses: Responses,
  options: Partial<RenderOptions> = {},
): Promise<Rendered> =>
  renderPage({
    path,
    publicUrl: 'https://poolpros.example',
    searchWithinMs: 0,
    analytics: null,
    operator,
    fetch: fakeFetch(responses),
    onError: () => undefined,
    ...options,
  });

/** The HTML of a page as its server sends it; throws where the path redirects. */
export async function serverHtml(path: string, responses: Responses): Promise<string> {
  const rendered = await renderOnServer(path, responses);
  if (rendered.kind === 'redirect') throw new Error(`${path} redirects to ${rendered.location}`);
  return rendered.html;
}
