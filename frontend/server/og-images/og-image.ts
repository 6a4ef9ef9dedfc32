import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** Pages of one kind have the same drawing. */
const kinds = ['home', 'state', 'city', 'service', 'profile', 'page'] as const;

const schema = z.object({
  kind: z.enum(kinds),
  title: z.string(),
  line: z.string().optional(),
  rating: z.object({ stars: z.number(), reviews: z.number() }).optional(),
});
/** The text in the picture that other sites show with a shared link. */
export type OgImage = z.output<typeof schema>;
export type OgImageKind = OgImage['kind'];

/** Increase it when images are drawn differently, so that caches do not keep the old ones. */
const drawing = 1;
const mostCharacters = 140;
const extension = '.jpg';

const clipped = (text: string): string =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1).trimEnd()}…` : text;
const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;

export interface OgImageNames {
  /** The first sentence of a line. */
  nameOf(image: OgImage): string;
  /** The text of the image with this name; null for a name that no page of ours has. */
  imageOf(name: string): OgImage | null;
}

/** Signed names that contain the text of their image, so that any web server can draw it and nobody can invent one. */
export function createOgImageNames(secret: string): OgImageNames {
  const key = createHmac('sha256', secret).update('names of Open Graph images').digest();
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
  return {
    nameOf({ kind, title, line, rating }) {
      const image = {
        kind,
        title: clipped(title),
        ...(line !== undefined && { line: clipped(firstSentence(line)) }),
        rating,
      };
      const text = Buffer.from(JSON.stringify({ drawing, ...image })).toString('base64url');
      return `${text}.${signatureOf(text)}${extension}`;
    },
    imageOf(name) {
      const [text = '', signature = '', ...rest] = name.split('.');
      if (rest.join('.') !== extension.slice(1)) return null;
      const given = Buffer.from(signature);
      const right = Buffer.from(signatureOf(text));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    },
  };
}
