import { expect, it } from 'vitest';
import { replyLink } from './reply-link.js';

const request = {
  id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7c2',
  installerId: 7,
  businessName: 'Hill & Sons',
  name: 'Jordan Avila',
  email: 'jordan+pool@example.com',
  phone: null,
  message: 'Replace a liner?\nBy June & cheap.',
  status: 'new' as const,
  createdAt: '2026-11-20T10:00:00Z',
  seenAt: null,
};

it('replies to the sender with the text quoted', () => {
  const url = new URL(replyLink(request));
  expect(decodeURIComponent(url.pathname)).toBe('jordan+pool@example.com');
  expect(url.searchParams.get('subject')).toBe('Your request to Hill & Sons');
  expect(url.searchParams.get('body')).toBe('Hi Jordan,\r\n\r\n\r\n\r\n> Replace a liner?\r\n> By June & cheap.');
});

it("takes no further recipients from the sender's email", () => {
  const url = new URL(replyLink({ ...request, email: 'a@example.com?bcc=b@example.com' }));
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
});

it('quotes no more than mail programs take', () => {
  expect(replyLink({ ...request, message: 'x'.repeat(5000) }).length).toBeLessThan(1000);
});
