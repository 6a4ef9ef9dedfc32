import { type PageState, serializeState, stateElementId } from '../src/app/page-state.js';
import type { PageAssets } from './assets.js';

/** Adds styles, preloads, state and the entry script to a rendered document. No script in it is executable text. */
export function pageHtml(rendered: string, state: PageState, assets: PageAssets): string {
  const head = [
    `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin="">`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.preload.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('');
  const body = [
    `<script type="application/json" id="${stateElementId}">${serializeState({ ...state, scripts: assets.scripts })}</script>`,
    `<script type="module" src="${assets.script}"></script>`,
  ].join('');
  // Functions, because `$&` in a page would be read as a pattern.
  return `<!doctype html>${rendered}`
    .replace('</head>', () => `${head}</head>`)
    .replace(/<\/body><\/html>$/, () => `${body}</body></html>`);
}
