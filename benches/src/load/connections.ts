import { connect, type Socket } from 'node:net';

/** Sends whole requests to one server and says the status of each response. */
export interface Connections {
  /** Calls `done` with the status, or 0 if no whole response arrived in time or every connection is taken. */
  send(request: Buffer, done: (status: number) => void): void;
  close(): void;
}

const mostConnections = 4000;
const sweepMs = 250;
const endOfHead = Buffer.from('\r\n\r\n');
const endOfChunks = '0\r\n\r\n';

interface Exchange {
  since: number;
  done: (status: number) => void;
}

interface Connection {
  socket: Socket;
  exchange: Exchange | null;
  /** What arrived of a head that is not complete. */
  head: Buffer | null;
  status: number;
  /** Bytes of the body that are missing; null while it arrives in chunks of unknown length. */
  left: number | null;
  /** The last characters of such a body. */
  tail: string;
  closes: boolean;
}

/**
 * Connections that are kept, the last used first. Reads no more of a response than its status and where it ends, into one
 * buffer: it must take far less of the processors than the server.
 */
export function createConnections(port: number, patienceMs: number): Connections {
  const idle: Connection[] = [];
  const all = new Set<Connection>();
  const buffer = Buffer.allocUnsafe(256 * 1024);
  const sweep = setInterval(() => {
    const oldest = performance.now() - patienceMs;
    for (const each of all) if (each.exchange && each.exchange.since < oldest) each.socket.destroy();
  }, sweepMs);

  function open(): Connection {
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer,
        callback(length) {
          receive(connection, buffer.subarray(0, length));
          return true;
        },
      },
    });
    const connection: Connection = { socket, exchange: null, head: null, status: 0, left: 0, tail: '', closes: false };
    socket.on('error', () => {}); // it closes then
    socket.on('close', () => {
      all.delete(connection);
      const place = idle.indexOf(connection);
      if (place >= 0) idle.splice(place, 1);
      finish(connection, 0);
    });
    all.add(connection);
    return connection;
  }

  function receive(connection: Connection, bytes: Buffer): void {
    const body = connection.exchange && connection.status === 0 ? readHead(connection, bytes) : bytes;
    if (body && hasEnded(connection, body)) {
      if (connection.closes) connection.socket.destroy();
      else idle.push(connection);
      finish(connection, connection.status);
    }
  }

  return {
    send(request, done) {
      const connection = idle.pop() ?? (all.size < mostConnections ? open() : null);
      if (!connection) return done(0);
      Object.assign(connection, { exchange: { since: performance.now(), done }, head: null, status: 0, tail: '' });
      connection.socket.write(request);
    },
    close() {
      clearInterval(sweep);
      for (const { socket } of all) socket.destroy();
    },
  };
}

function finish(connection: Connection, status: number): void {
  const { exchange } = connection;
  connection.exchange = null;
  exchange?.done(status);
}

/** The bytes after the head; null while it is not complete. */
function readHead(connection: Connection, bytes: Buffer): Buffer | null {
  const read = connection.head ? Buffer.concat([connection.head, bytes]) : bytes;
  const end = read.indexOf(endOfHead);
  if (end < 0) {
    connection.head = Buffer.from(read); // the buffer is used again
    return null;
  }
  const head = read.toString('latin1', 0, end).toLowerCase();
  const length = /\r\ncontent-length: *(\d+)/.exec(head);
  connection.status = Number(head.slice(9, 12));
  connection.left = length ? Number(length[1]) : head.includes('\r\ntransfer-encoding: chunked') ? null : 0;
  connection.closes = head.includes('\r\nconnection: close');
  return read.subarray(end + endOfHead.length);
}

function hasEnded(connection: Connection, body: Buffer): boolean {
  if (connection.left !== null) {
    connection.left -= body.length;
    return connection.left <= 0;
  }
  connection.tail = (connection.tail + body.toString('latin1', Math.max(0, body.length - endOfChunks.length))).slice(
    -endOfChunks.length,
  );
  return connection.tail === endOfChunks;
}
