import { claimPhoneCodeRequested } from '@poolpros/contracts/events/directory';
import { after, defineText } from '../templates/define.js';

export const claimPhoneCodeText = defineText({
  template: 'claim-phone-code',
  on: [after(claimPhoneCodeRequested, ({ phoneCodeId }) => phoneCodeId)],
  words: ({ code, validMinutes }) =>
    `${code} is your code, valid for ${validMinutes} minutes. Someone is claiming your business page. Not you? Do not share the code.`,
  sample: { facts: { code: '123456', validMinutes: 10 } },
});
