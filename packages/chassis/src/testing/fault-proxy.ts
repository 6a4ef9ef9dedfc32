import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a server of the test run. It can act as a server that is down or hangs, or as a lost network. */
export interface FaultProxy {
  /** The server's URL through the proxy. */
  url: string;
  /** Ends all connections and refuses new ones. */
  shut(): Promise<void>;
  /** Accepts connections and bytes but passes none on, like a stopped process; `open` passes all of them on. */
  hang(): Promise<void>;
  /** Passes nothing more on for current connections, permanently and without closing them; new ones work. */
  strand(): Promise<void>;
  open(): Promise<void>;
}

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const stranded = new WeakSet<Socket>();
  let hanging = false;
  const server = createServer((inner) => {
    const outer = connect(Number(port), hostname);
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (data) => other.write(data));
      socket.on('end', () => other.end());
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
      if (hanging) socket.pause();
    }
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${own}` }).href,
    async shut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async hang() {
      hanging = true;
      for (const socket of sockets) socket.pause();
    },
    async strand() {
      for (const socket of sockets) stranded.add(socket.pause());
    },
    async open() {
      hanging = false;
      for (const socket of sockets) if (!stranded.has(socket)) socket.resume();
      if (!server.listening) await listen(own);
    },
  };
}
