import { expect, test } from 'vitest';
import { isPublicAddress, readWebhookUrl } from './webhook-address.js';

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is an address of the internet', (ip) => {
  expect(isPublicAddress(ip)).toBe(true);
});

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  '::7f00:1',
  '100:0:0:1::1',
  '4000::1',
  'hooks.example',
  '',
])('%s is none', (ip) => {
  expect(isPublicAddress(ip)).toBe(false);
});

test.each([
  ['https://hooks.hillstone.com/in?key=1', 'https://hooks.hillstone.com/in?key=1'],
  ['HTTPS://Hooks.Hillstone.com:8443', 'https://hooks.hillstone.com:8443/'],
  ['https://8.8.8.8/in', 'https://8.8.8.8/in'],
  ['https://hooks.hillstone.com:443/in', 'https://hooks.hillstone.com/in'],
])('%s is taken as %s', (text, url) => {
  expect(readWebhookUrl(text, 'public')).toEqual({ url });
});

test.each([
  ['hooks.hillstone.com', 'enter a complete URL that begins with https://'],
  ['http://hooks.hillstone.com', 'enter a complete URL that begins with https://'],
  ['ftp://hooks.hillstone.com', 'enter a complete URL that begins with https://'],
  ['https://dana:secret@hooks.hillstone.com', 'leave the name and the password out of the URL'],
  ['https://hooks.hillstone.com/#in', 'leave out everything after #'],
  ['https://hooks.hillstone.com:22/', 'leave out the port, or use 443 or 8443'],
  ['https://8.8.8.8:6379/', 'leave out the port, or use 443 or 8443'],
  ['https://127.0.0.1/', 'enter a URL that can be reached from the internet'],
  ['https://0x7f.1/', 'enter a URL that can be reached from the internet'],
  ['https://2130706433/', 'enter a URL that can be reached from the internet'],
  ['https://[::1]/', 'enter a URL that can be reached from the internet'],
  ['https://[::ffff:a00:1]/', 'enter a URL that can be reached from the internet'],
  ['https://localhost/', 'enter a URL that can be reached from the internet'],
  ['https://metadata.google.internal./', 'enter a URL that can be reached from the internet'],
  ['https://printer.local/', 'enter a URL that can be reached from the internet'],
  ['https://postgres/', 'enter a URL that can be reached from the internet'],
])('%s is refused', (text, fault) => {
  expect(readWebhookUrl(text, 'public')).toEqual({ fault });
});

test('a local run takes local receivers by http as well', () => {
  expect(readWebhookUrl('http://127.0.0.1:9000/in', 'any')).toEqual({ url: 'http://127.0.0.1:9000/in' });
  expect(readWebhookUrl('ftp://127.0.0.1/in', 'any')).toHaveProperty('fault');
});
