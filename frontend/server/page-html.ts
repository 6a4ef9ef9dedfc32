import { isOwnMachine } from '@poolpros/contracts/public-samples';
import type { ScriptStart } from '../src/app/entry-server.js';
import { type PageState, serializeState, stateElementId } from '../src/app/page-state.js';
import type { PageAssets } from './assets.js';

/** Whether a page has invented content: a listing or a review in its data, or an invented number. */
const showsSample = (rendered: string, data: string): boolean =>
  data.includes('"sample":true') || rendered.includes('<span data-sample=""');

/** Keeps a page with invented content out of search engines on a public site (docs/rules.md#samples). */
const robotsOf = (rendered: string, data: string, publicUrl: string): string[] =>
  !isOwnMachine(publicUrl) && showsSample(rendered, data) && !rendered.includes('<meta name="robots"')
    ? ['<meta name="robots" content="noindex,follow">']
    : [];

/** Adds styles, font, state and the first script to a rendered document. No script in it is executable text. */
export function pageHtml(rendered: string, state: PageState, assets: PageAssets, start: ScriptStart): string {
  const { font, styles, starter, entry, scripts, ordered } = assets;
  const data = serializeState({ ...state, scripts });
  const head = [
    ...robotsOf(rendered, data, state.publicUrl),
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(start === 'now' ? ordered.map((href) => `<link rel="modulepreload" href="${href}">`) : []),
  ].join('');
  const body = [
    `<script type="application/json" id="${stateElementId}">${data}</script>`,
    start === 'now'
      ? `<script type="module" src="${entry}"></script>`
      : `<script type="module" src="${starter}" data-scripts="${ordered.join(' ')}"></script>`,
  ].join('');
  // Functions, because `$&` in a page would be replaced as a pattern.
  return `<!doctype html>${rendered}`
    .replace('</head>', () => `${head}</head>`)
    .replace(/<\/body><\/html>$/, () => `${body}</body></html>`);
}
