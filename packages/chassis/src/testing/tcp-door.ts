import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A door to a server of the run: shut, it is a server that is down; hanging, one that takes requests and never answers. */
export interface TcpDoor {
  /** The server's URL through the door. */
  url: string;
  shut(): Promise<void>;
  hang(): Promise<void>;
  open(): Promise<void>;
}

export async function tcpDoor(target: string): Promise<TcpDoor> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let hanging = false;
  const server = createServer((inner) => {
    const outer = connect(Number(port), hostname);
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(socket);
      socket.on('end', () => other.end());
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    inner.on('data', (data) => {
      if (!hanging) outer.write(data);
    });
    outer.on('data', (data) => inner.write(data));
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
    },
    async open() {
      hanging = false;
      if (!server.listening) await listen(own);
    },
  };
}
