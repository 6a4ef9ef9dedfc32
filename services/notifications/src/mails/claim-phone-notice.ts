import { claimApproved } from '@poolpros/contracts/events/directory';
import { after, defineText } from '../templates/define.js';

export const claimPhoneNoticeText = defineText({
  template: 'claim-phone-notice',
  on: [after(claimApproved, ({ claimId }) => claimId)],
  words: ({ objectUrl, objectDays }) =>
    `The page of your business on PoolPros has a new owner. It is not you or one of your people? Say so within ${objectDays} days: ${objectUrl}`,
  sample: { facts: { objectUrl: 'https://poolpros.example/o?t=abc', objectDays: 14 } },
});
