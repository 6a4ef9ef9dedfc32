import { isOwnMachine } from '@poolpros/contracts/public-samples';
import type { RenderedPage } from '../src/app/entry-server.js';
import { type PageState, serializeState, stateElementId } from '../src/app/page-state.js';
import { iconSheetId } from '../src/shared/ui/icon.js';
import type { PageAssets } from './assets.js';

const end = '</body></html>';

const hasSample = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  (('sample' in data && data.sample === true) || Object.values(data).some(hasSample));

/** Whether a page has invented content: a listing or a review in its data, or an invented number. */
const showsSample = (html: string, { reads }: PageState): boolean =>
  hasSample(reads) || html.includes('<span data-sample=""');

/** Keeps a page with invented content out of search engines on a public site (docs/rules.md#samples). */
const robotsOf = (html: string, state: PageState): string =>
  !isOwnMachine(state.publicUrl) && showsSample(html, state) && !html.includes('<meta name="robots"')
    ? '<meta name="robots" content="noindex,follow">'
    : '';

/** Adds icons, styles, font, state and the first script to a rendered page. No script in it is executable text. */
export function pageHtml({ html, icons, state, scripts: start }: RenderedPage, assets: PageAssets): string {
  const { font, styles, starter, entry, scripts, ordered } = assets;
  const data = serializeState({ ...state, scripts });
  // Both are near its beginning, so this does not read all of it.
  const headEnd = html.indexOf('</head>');
  const sheet = html.indexOf('>', html.indexOf(`<svg id="${iconSheetId}"`, headEnd)) + 1;
  return [
    '<!doctype html>',
    html.slice(0, headEnd),
    robotsOf(html, state),
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(start === 'now' ? ordered.map((href) => `<link rel="modulepreload" href="${href}">`) : []),
    html.slice(headEnd, sheet),
    icons,
    html.slice(sheet, -end.length),
    `<script type="application/json" id="${stateElementId}">${data}</script>`,
    start === 'now'
      ? `<script type="module" src="${entry}"></script>`
      : `<script type="module" src="${starter}" data-scripts="${ordered.join(' ')}"></script>`,
    end,
  ].join('');
}
