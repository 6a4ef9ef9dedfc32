import { type AddressInfo, createServer, type ListenOptions, type Server, type Socket } from 'node:net';

/** With this option several sockets listen on one port, also those of other processes. */
const sharedPort = { reusePort: true };

/**
 * Makes a server listen by several sockets. Node accepts one connection of each socket in a turn of its event loop: in a
 * crowd turns are long, and newcomers would wait for many seconds while those who are connected ask again and again
 * (ADR 112). `listen` makes the server itself listen with the options that it gets. Returns what closes the other sockets,
 * which ends when their connections have ended. Throws when the port is taken, also by sockets that would share it.
 */
export async function listenByMany(
  server: Server,
  o: ListenOptions & { count: number },
  listen: (options: ListenOptions) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const { count, ...options } = o;
  // Other systems have no such option, or do not share connections evenly.
  if (count === 1 || process.platform !== 'linux') {
    await listen(options);
    return async () => undefined;
  }
  // The first of them shares with nobody, so that a port that is taken is noticed.
  const alone = await listening(options);
  await closed(alone);
  await listen({ ...options, ...sharedPort });
  const shared = { ...options, port: addressOf(server).port, ...sharedPort };
  const pass = (socket: Socket) => server.emit('connection', socket);
  const others: Server[] = [];
  const closeOthers = async () => {
    await Promise.all(others.map(closed));
  };
  try {
    while (others.length < count - 1) others.push(await listening(shared, pass));
  } catch (error) {
    await closeOthers();
    throw error;
  }
  return closeOthers;
}

/** Where a server listens that has a port. Throws when it does not listen yet. */
export function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server is not listening');
  return address;
}

/** A server whose connections are as those of an HTTP server of Node. */
const listening = (options: ListenOptions, pass?: (socket: Socket) => void): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true, noDelay: true }, pass);
    server.once('error', reject);
    server.listen(options, () => resolve(server));
  });

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
