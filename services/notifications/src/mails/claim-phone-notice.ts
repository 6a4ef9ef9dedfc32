import { claimApproved } from '@poolpros/contracts/events/directory';
import { after, defineText } from '../templates/define.js';

export const claimPhoneNoticeText = defineText({
  template: 'claim-phone-notice',
  on: [after(claimApproved, ({ claimId }) => claimId)],
  words: ({ objectUrl, objectDays }) =>
    `your business page has a new owner. Not you or your team? Tell us within ${objectDays} days: ${objectUrl}`,
  sample: { facts: { objectUrl: 'https://poolpros.example/o?t=abc', objectDays: 14 } },
});
