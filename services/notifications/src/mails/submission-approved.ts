import { submissionApproved } from '@poolpros/contracts/events/directory';
import { after, defineMail } from '../templates/define.js';
import { ofDecision } from './shared/submissions.js';

export const submissionApprovedMail = defineMail({
  template: 'submission-approved',
  on: [after(submissionApproved, ({ submissionId }) => submissionId)],
  kind: 'legal',
  words: (facts) => ({
    subject: `${facts.businessName} is live`,
    preview: 'Homeowners can find your page now.',
    heading: 'Your page is live',
    intro: [`Hi ${facts.contactName}, ${facts.businessName} is now on PoolPros.`],
    button: { label: 'See your page', url: facts.profileUrl, kind: 'act' },
    secondLink: { label: 'Open your dashboard', url: facts.loginUrl },
    notes: [
      'Requests from homeowners will come to this address, and you can find all of them in your dashboard.',
      'Your dashboard also has a link that past customers can use to review you.',
    ],
    reason: ofDecision,
  }),
  sample: {
    facts: {
      contactName: 'Dana Kessler',
      businessName: 'Hillstone Pools & Spas',
      profileUrl: 'https://poolpros.example/p',
      loginUrl: 'https://poolpros.example/login',
    },
    subject: 'Hillstone Pools & Spas is live',
    button: 'https://poolpros.example/p',
  },
});
