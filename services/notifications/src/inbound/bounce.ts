import PostalMime from 'postal-mime';

/** RFC 3464, 2.3.3: `delayed`, `delivered`, `relayed` and `expanded` are no end of a mail. */
const failed = /^action:[ \t]*failed\b/im;
const report = /^multipart\/report\b.*\breport-type="?delivery-status\b/is;

/**
 * Whether a mail reports that another one was not delivered and will not be (RFC 3464). An answer of a person or a
 * vacation responder, which also go to the return path, is none, and neither is a delay.
 */
export async function isBounce(source: Buffer): Promise<boolean> {
  const { headers, attachments } = await PostalMime.parse(source, { maxNestingDepth: 32 });
  if (!headers.some(({ key, value }) => key === 'content-type' && report.test(value))) return false;
  return attachments
    .filter(({ mimeType }) => mimeType === 'message/delivery-status')
    .some(({ content }) =>
      failed.test(typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('latin1')),
    );
}
