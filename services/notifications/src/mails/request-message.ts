import { requestMessageSent } from '@poolpros/contracts/events/directory';
import { opening } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';
import { answerLink, messageText, replyNote, toBusiness } from './shared/requests.js';

export const requestMessageMail = defineMail({
  template: 'request-message',
  on: [after(requestMessageSent, ({ messageId, side }) => (side === 'homeowner' ? messageId : null))],
  kind: 'stoppable',
  words: ({ name, businessName, text, photos, canReply, answerUrl }) => ({
    subject: `New message from ${name}`,
    preview: opening(messageText(text, photos)),
    heading: `${name} wrote to you again`,
    intro: [`About the request to ${businessName}:`],
    quote: { text: messageText(text, photos) },
    button: { label: `Answer ${name}`, url: answerUrl, kind: 'act' },
    notes: [...replyNote(canReply, name), answerLink],
    reason: toBusiness(businessName),
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      text: 'Tuesday works.\nThe gate is open.',
      photos: 2,
      canReply: true,
      answerUrl: 'https://poolpros.example/answer-request/abc',
    },
    subject: 'New message from Jordan Avila',
    button: 'https://poolpros.example/answer-request/abc',
  },
});
