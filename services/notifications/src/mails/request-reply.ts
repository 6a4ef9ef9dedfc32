import { requestMessageSent } from '@poolpros/contracts/events/directory';
import { greeting, opening } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';
import { messageText, replyNote, toHomeowner } from './shared/requests.js';

export const requestReplyMail = defineMail({
  template: 'request-reply',
  on: [after(requestMessageSent, ({ messageId, side }) => (side === 'business' ? messageId : null))],
  kind: 'stoppable',
  words: ({ name, businessName, text, photos, canReply, followUrl }) => ({
    subject: `${businessName} answered your request`,
    preview: opening(messageText(text, photos)),
    heading: `${businessName} answered you`,
    intro: [`${greeting(name)} here is what ${businessName} wrote:`],
    quote: { text: messageText(text, photos) },
    button: { label: 'Open the conversation', url: followUrl, kind: 'act' },
    notes: [
      ...replyNote(canReply, businessName),
      'On your private page, you can also say who got the job, withdraw the request or erase it.',
    ],
    reason: toHomeowner,
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      text: 'We can come by on Tuesday.\nIs the gate locked?',
      photos: 1,
      canReply: true,
      followUrl: 'https://poolpros.example/request/abc',
    },
    subject: 'Hillstone Pools & Spas answered your request',
    button: 'https://poolpros.example/request/abc',
  },
});
