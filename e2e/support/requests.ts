import { api } from './api.js';
import { linkIn, type Mail, mailTo } from './mailbox.js';
import { product, unique } from './product.js';

/** Sends a request as a new homeowner; returns their email and the path of their private page. */
export async function sendRequest(installerId: number, message = `A leak at the skimmer. ${unique()}`) {
  const name = `Jordan ${unique()}`;
  const email = `homeowner-${unique()}@example.com`;
  const { status, body } = await api('/contact-requests', { body: { installerId, name, email, message } });
  if (status !== 201) throw new Error(`the request responded with ${status}`);
  const copy = await mailTo(email, /^(We sent your message|Your message to)/);
  return { name, email, message, id: String(body.id), page: pathIn(copy, '/request/') };
}

/** The path of the link in a mail that contains `part`. */
export const pathIn = (mail: Mail, part: string): string => linkIn(mail, part).slice(product.url.length);

export const tokenIn = (mail: Mail, part: string): string => linkIn(mail, part).split('/').at(-1) ?? '';

/**
 * Answers a mail in the local mailbox, with a photo if there is one; it sends the reply by SMTP. Returns the words of the
 * mail server if it refuses the reply.
 */
export async function answerMail(mail: Mail, text: string, photo?: Buffer): Promise<string | null> {
  const response = await fetch(`${product.mailbox}/api/replies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: mail.id, text, ...(photo && { photo: photo.toString('base64') }) }),
  });
  return response.ok ? null : (await response.json()).error;
}
