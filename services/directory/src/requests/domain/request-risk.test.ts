import { expect, test } from 'vitest';
import { type RequestCircumstances, riskOfRequest } from './request-risk.js';

const plain: RequestCircumstances = {
  email: 'ann@home.example',
  message: 'Please call me about a leak near the skimmer.',
  links: 0,
  recipients: 1,
  isTimed: true,
  fromNetwork: 0,
  sameWords: 0,
};

test.each([
  ['a plain request', {}, [], false],
  ['one without the time of the form', { isTimed: false }, ['no_form_time'], false],
  ['one with a link', { links: 1 }, ['links'], false],
  ['the second of other people of a network', { fromNetwork: 1 }, [], false],
  ['the third of other people of a network', { fromNetwork: 2 }, ['same_network'], false],
  ['one with a link from such a network', { fromNetwork: 2, links: 1 }, ['links', 'same_network'], true],
  ['one to three', { recipients: 3 }, [], false],
  ['one to four', { recipients: 4 }, ['many_recipients'], false],
  ['one from a mailbox for ten minutes', { email: 'x@mailinator.com' }, ['disposable_email'], true],
  [
    'a text of 60 characters that somebody else has sent',
    { sameWords: 1, message: 'x'.repeat(60) },
    ['same_words'],
    true,
  ],
  ['a shorter one', { sameWords: 1, message: 'x'.repeat(59) }, [], false],
  ['a shouted one', { message: 'WE SELL THE BEST POOL LEADS IN YOUR ENTIRE COUNTY NOW' }, ['shouting'], false],
  ['a short shout', { message: 'HELP, A LEAK' }, [], false],
  [
    'one with links, shouted, without the time',
    { links: 2, isTimed: false, message: 'WE SELL THE BEST POOL LEADS IN YOUR ENTIRE COUNTY NOW' },
    ['links', 'no_form_time', 'shouting'],
    true,
  ],
] as const)('%s', (_, change, risks, mustConfirm) => {
  expect(riskOfRequest({ ...plain, ...change })).toEqual({ risks, mustConfirm });
});
