import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a server that a test can break: `pass` forwards, `refuse` closes at once, `hang` never answers. */
export interface TestProxy {
  url: string;
  mode: 'pass' | 'refuse' | 'hang';
  close(): Promise<void>;
}

export async function startProxy(target: string): Promise<TestProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    keep(socket);
    if (proxy.mode === 'refuse') return socket.destroy();
    const upstream = connect(Number(port), hostname);
    keep(upstream);
    socket.on('data', (data) => {
      if (proxy.mode === 'pass') upstream.write(data);
      if (proxy.mode === 'refuse') socket.destroy();
    });
    upstream.pipe(socket);
    socket.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: TestProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'pass',
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
