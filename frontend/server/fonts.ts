import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const weights = [400, 700] as const;
/** `latin` covers English; names of people and places may need the other. */
const scripts = { latin: 'Inter', 'latin-ext': 'Inter Extended' };

export type FontWeight = (typeof weights)[number];

export interface FontFile {
  name: string;
  weight: FontWeight;
  /** Whether it is the one for this letter. */
  has: (letter: string) => boolean;
  data: Buffer;
}

/** `U+0100-02BA,U+20A0` as a test of letters; it is how the font says which part is for which letters. */
function rangeTest(ranges: string): FontFile['has'] {
  const parsed = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return parsed.some(({ from, to }) => code >= from && code <= to);
  };
}

async function load(): Promise<FontFile[]> {
  const ranges: Record<string, string> = JSON.parse(await readFile(resolve('@fontsource/inter/unicode.json'), 'utf8'));
  return Promise.all(
    Object.entries(scripts).flatMap(([script, name]) =>
      weights.map(async (weight) => ({
        name,
        weight,
        has: rangeTest(ranges[script] ?? ''),
        data: await readFile(resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`)),
      })),
    ),
  );
}

let fonts: Promise<FontFile[]> | undefined;

/** The font of the site in the parts that drawings need, loaded once. */
export const loadFonts = (): Promise<FontFile[]> => (fonts ??= load());
