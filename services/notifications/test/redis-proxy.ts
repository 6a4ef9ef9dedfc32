import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to Redis that can be cut, and that can change what Redis says of itself (in as many bytes). */
export function redisProxy(redisUrl: string, rewrite: (text: string) => string = (text) => text) {
  const target = new URL(redisUrl);
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let port = 0;

  const open = () =>
    createServer((client) => {
      const upstream = connect(Number(target.port || 6379), target.hostname);
      for (const [socket, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      }
      client.pipe(upstream);
      upstream.on('data', (chunk) => client.write(Buffer.from(rewrite(chunk.toString('latin1')), 'latin1')));
    });

  return {
    url: () => `redis://127.0.0.1:${port}`,
    async up() {
      const opened = open();
      await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve));
      port = (opened.address() as AddressInfo).port;
      server = opened;
    },
    async down() {
      const closing = server;
      server = null;
      for (const socket of sockets) socket.destroy();
      if (closing) await new Promise((resolve) => closing.close(resolve));
    },
  };
}
