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
/** What the picture of a page says that is shown where somebody shares its link. */
export type OgImage = z.output<typeof schema>;
export type OgImageKind = OgImage['kind'];

/** Goes up when images are drawn in another way, so that none that is kept anywhere goes on looking as before. */
const drawing = 1;
const mostCharacters = 140;
const extension = '.jpg';

const clipped = (text: string): string =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1).trimEnd()}…` : text;
const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;

export interface OgImageNames {
  /** Of a line its first sentence. */
  nameOf(image: OgImage): string;
  /** What the image of this name says; null for a name that no page of ours has. */
  imageOf(name: string): OgImage | null;
}

/** Names that carry what their images say, signed, so that any web server can draw them and nobody can invent one. */
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
