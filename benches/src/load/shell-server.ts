import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';

/** A page without its server rendering: it has styles and scripts, but no text and no data. */
export const emptied = (html: string): string =>
  html
    .replace(/<script type="module" src="[^"]*" data-scripts="([^"]*)">/, (_whole, scripts: string) => atOnce(scripts))
    .replace(/<body([^>]*)>[\s\S]*?(?=<script type="application\/json" id="page-state">)/, '<body$1>')
    .replace(/(id="page-state">)([\s\S]*?)(<\/script>)/, (_whole, open: string, state: string, close: string) => {
      const { reads: _reads, loaderData: _loaderData, ...rest } = JSON.parse(state) as Record<string, unknown>;
      const without = { ...rest, reads: [], loaderData: null };
      return open + JSON.stringify(without).replaceAll('<', '\\u003c') + close;
    });

/** A page that is filled by the browser has no paint for its scripts to wait for. */
function atOnce(scripts: string): string {
  const files = scripts.split(' ');
  const preloads = files.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  return `${preloads}<script type="module" src="${files.find((file) => file.includes('/entry-client-'))}">`;
}

/** Forwards everything to `origin` and empties the pages; returns its URL. */
export async function serveShells(origin: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((asked, reply) => {
    const isPage = asked.headers.accept?.includes('text/html') ?? false;
    const headers = { ...asked.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    const passed = request(new URL(asked.url ?? '/', origin), { method: asked.method, headers }, (response) => {
      if (isPage) void sendEmptied(response, reply);
      else {
        reply.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(reply);
      }
    });
    passed.on('error', () => reply.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server of shells has no port');
  return { origin: `http://127.0.0.1:${address.port}`, server };
}

async function sendEmptied(response: IncomingMessage, reply: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const { 'content-length': _length, ...headers } = response.headers;
  reply.writeHead(response.statusCode ?? 502, headers).end(emptied(Buffer.concat(parts).toString()));
}
