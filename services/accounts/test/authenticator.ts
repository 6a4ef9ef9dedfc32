import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { newPasskeySchema, SignedByPasskey } from '@poolpros/contracts/http/accounts';
import type * as z from 'zod';

type Options = Record<string, unknown> & { challenge: string };

const flag = { present: 1, verified: 4, credential: 64 };
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();

/** The few kinds of values of RFC 8949 in a credential. */
function cbor(
  value: number | string | Uint8Array | Map<number | string, number | string | Uint8Array | Map<string, never>>,
): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    return length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

/** A device with one passkey (ES256) and its owner. */
export function createAuthenticator({ origin, verified = true }: { origin: string; verified?: boolean }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let count = 0;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpId: string, more: number, rest: Uint8Array = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++count);
    const flags = flag.present | (verified ? flag.verified : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest]);
  };
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const, clientExtensionResults: {} };
  return {
    make(options: Options): z.input<typeof newPasskeySchema> {
      const { id: rpId } = options.rp as { id: string };
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData(rpId, flag.credential, credential)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    sign(options: Options): SignedByPasskey {
      const data = authData(String(options.rpId), 0);
      const client = clientData('webauthn.get', options.challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
}
export type Authenticator = ReturnType<typeof createAuthenticator>;
