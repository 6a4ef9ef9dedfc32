import { claimPhoneCodeRequested } from '@poolpros/contracts/events/directory';
import { after, defineText } from '../templates/define.js';

export const claimPhoneCodeText = defineText({
  template: 'claim-phone-code',
  on: [after(claimPhoneCodeRequested, ({ phoneCodeId }) => phoneCodeId)],
  words: ({ code, validMinutes }) =>
    `${code} is your PoolPros code. Somebody claims the page of your business; if it is not you, give the code to nobody. It works for ${validMinutes} minutes.`,
  sample: { facts: { code: '123456', validMinutes: 10 } },
});
