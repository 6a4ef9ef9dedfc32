import { expect, test } from 'vitest';
import { bodyOf, secretOf, signedHeaders } from './webhook-message.js';

test('a message is signed as the example of Standard Webhooks is', () => {
  // The vector of the scheme's own libraries.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
  const body = '{"test": 2432232314}';
  expect(signedHeaders({ id, body, at: new Date(1_614_265_330_000) }, [secret])).toEqual({
    'webhook-id': id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  const both = signedHeaders({ id, body, at: new Date(1_614_265_330_000) }, [secretOf('A'.repeat(43)), secret]);
  expect(both['webhook-signature']).toMatch(/^v1,\S{44} v1,g0hM9SsE\+OTPJTGt\/tmIKtSyZlE3uFJELVlNIOLJ1OE=$/);
});

test('a secret is 32 bytes in base64', () => {
  const secret = secretOf('-_'.repeat(21).concat('8'));
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
});

test('a body says what happened by ids, and where it is read', () => {
  const createdAt = new Date('2026-11-23T12:00:00Z');
  const setting = { listingId: 7, publicUrl: 'https://poolpros.example' };
  expect(JSON.parse(bodyOf({ event: 'request.created', data: { requestId: 'r' }, createdAt }, setting))).toEqual({
    type: 'request.created',
    timestamp: '2026-11-23T12:00:00.000Z',
    data: { listingId: 7, requestId: 'r', url: 'https://poolpros.example/company-dashboard/7?room=requests' },
  });
  expect(JSON.parse(bodyOf({ event: 'webhook.test', data: {}, createdAt }, setting)).data).toEqual({
    listingId: 7,
    url: 'https://poolpros.example/company-dashboard/7',
  });
});
