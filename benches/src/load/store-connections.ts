import { readFileSync } from 'node:fs';

/** State of a connection that is open, in the tables of Linux (proc_net_tcp). */
const established = '01';

/** How many connections lead to these URLs, of all processes of this machine; NaN where the system does not report it. */
export function connectionsTo(urls: readonly string[]): number {
  const ports = new Set(urls.map((url) => Number(new URL(url).port)));
  try {
    return [...rowsOf('/proc/net/tcp'), ...rowsOf('/proc/net/tcp6')].filter(
      ({ port, state }) => state === established && ports.has(port),
    ).length;
  } catch {
    return Number.NaN;
  }
}

/** The connections of a table by the port of their other end. */
const rowsOf = (file: string): { port: number; state: string | undefined }[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [, , remote = '', state] = line.trim().split(/\s+/);
      return { port: Number.parseInt(remote.slice(remote.indexOf(':') + 1), 16), state };
    });
