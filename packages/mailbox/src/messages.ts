import PostalMime from 'postal-mime';

/** One mail, or text to a phone, as `GET /api/messages` returns it. */
export interface Message {
  id: string;
  /** Emails it was delivered to, hidden copies included; the phone of a text. */
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  /** By lower-case name; values of a repeated header are joined by ", ". */
  headers: Record<string, string>;
  /** When it was received, ISO 8601. */
  date: string;
}

/** A message as it is stored. */
export interface StoredMessage extends Message {
  /** What the mail server was sent, a character for each byte; missing for texts to a phone. */
  source?: string;
}

/** The envelope of a mail, before its text is parsed. */
export interface Delivery {
  id: string;
  to: string[];
  date: string;
}

/** Reads the text of a mail (RFC 5322, MIME). */
export async function readMessage(source: Buffer, delivery: Delivery): Promise<StoredMessage> {
  const mail = await PostalMime.parse(source);
  const headers: Record<string, string> = {};
  for (const { key, value } of mail.headers)
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  return {
    id: delivery.id,
    to: delivery.to,
    from: headers.from ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers,
    date: delivery.date,
    source: source.toString('latin1'),
  };
}
