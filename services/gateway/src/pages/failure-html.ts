import { pagePaths } from '@poolpros/contracts/paths';

/** The text of a page that replaces one that cannot be shown. */
export interface FailureText {
  title: string;
  text: string;
  /** Where to go next; an empty href reloads the page. */
  link: { href: string; label: string };
}

// Inline, because the web server that has the site’s styles is the one that failed.
const styles = `
*{box-sizing:border-box}
body{margin:0;color:#0b2530;background:#fff;font:400 1rem/1.5 "Inter Variable",Inter,ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%}
header{border-bottom:1px solid #dbe4e7}
.wrap{width:calc(100% - 2rem);max-width:86rem;margin-inline:auto}
.brand{display:inline-flex;align-items:center;gap:.625rem;min-height:4rem;color:inherit;font-size:1.25rem;font-weight:720;letter-spacing:-.03em;text-decoration:none}
.brand svg{width:34px;height:34px}
sup{margin-left:1px;font-size:.5em;font-weight:650;letter-spacing:0;line-height:0;vertical-align:.75em}
.line{height:10px;background:#e9f6f9 url("data:image/svg+xml,${waterline()}") 0 0/80px 10px repeat-x}
main{padding-block:3.5rem;text-align:center}
h1{margin:0 auto .75rem;max-width:36rem;font-size:1.75rem;line-height:1.18;font-weight:680;letter-spacing:-.026em;text-wrap:balance}
p{margin:0 auto;max-width:32rem;color:#44555c;font-size:1.0625rem;line-height:1.55}
.button{display:inline-flex;align-items:center;min-height:48px;margin:1.75rem 0 2rem;padding:0 1.375rem;border-radius:10px;background:#b24e19;color:#fff;font-weight:600;text-decoration:none}
.button:hover{background:#923f14}
.small{color:#5a6a71;font-size:.8125rem;overflow-wrap:anywhere}
:focus-visible{outline:3px solid #1c8dae;outline-offset:2px}
@media(min-width:48rem){.wrap{width:calc(100% - 4rem)}main{padding-block:5.5rem}h1{font-size:2.25rem}p{font-size:1.1875rem}.small{font-size:.8125rem}}
`;

const mark =
  '<svg viewBox="0 0 48 48" aria-hidden="true"><rect width="48" height="48" fill="#0a4257" rx="12"/><path fill="none" stroke="#4db0c9" stroke-linecap="round" stroke-width="3.6" d="M8.5 14.5q6-5.1 12 0c6 5.1 8 3.4 12 0s5-3 7-2.5"/><path fill="none" stroke="#8acfdf" stroke-linecap="round" stroke-width="3.6" d="M8.5 24.5q6-5.1 12 0"/><circle cx="33" cy="33" r="14.5" fill="#0a4257"/><circle cx="33" cy="33" r="9.2" fill="#e28a50" stroke="#fff" stroke-width="4.2"/></svg>';

/** The tile border of the site, one tile high. */
function waterline(): string {
  const tiles = ['1c8dae', '14708f', '4db0c9', '0e5872', '1c8dae', '8acfdf', '14708f', '1c8dae'].map(
    (colour, index) =>
      `%3Crect width='8.5' height='8.5' x='${index * 10 + 0.75}' y='.75' rx='1' fill='%23${colour}'/%3E`,
  );
  return `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 10'%3E${tiles.join('')}%3C/svg%3E`;
}

/** A self-contained document. The texts are ours; `requestId` consists of letters, digits, - and _. */
export const failureHtml = ({ title, text, link }: FailureText, requestId: string): string =>
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#072f3e"><meta name="robots" content="noindex"><title>${title} | PoolPros</title><link rel="icon" href="data:,"><style>${styles}</style></head><body><header><div class="wrap"><a class="brand" href="${pagePaths.unitedStates}">${mark}<span>PoolPros<sup>TM</sup></span></a></div></header><div class="line"></div><main class="wrap"><h1>${title}</h1><p>${text}</p><a class="button" href="${link.href}">${link.label}</a><p class="small">Reference ${requestId}</p></main></body></html>`;
