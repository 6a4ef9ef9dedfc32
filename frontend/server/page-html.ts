import type { ScriptStart } from '../src/app/entry-server.js';
import { type PageState, serializeState, stateElementId } from '../src/app/page-state.js';
import type { PageAssets } from './assets.js';

/** Adds styles, font, state and the first script to a rendered document. No script in it is executable text. */
export function pageHtml(rendered: string, state: PageState, assets: PageAssets, start: ScriptStart): string {
  const { font, styles, starter, entry, scripts, ordered } = assets;
  const head = [
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(start === 'now' ? ordered.map((href) => `<link rel="modulepreload" href="${href}">`) : []),
  ].join('');
  const body = [
    `<script type="application/json" id="${stateElementId}">${serializeState({ ...state, scripts })}</script>`,
    start === 'now'
      ? `<script type="module" src="${entry}"></script>`
      : `<script type="module" src="${starter}" data-scripts="${ordered.join(' ')}"></script>`,
  ].join('');
  // Functions, because `$&` in a page would be read as a pattern.
  return `<!doctype html>${rendered}`
    .replace('</head>', () => `${head}</head>`)
    .replace(/<\/body><\/html>$/, () => `${body}</body></html>`);
}
