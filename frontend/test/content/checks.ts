import type { ContentFile, Piece } from './content-file.js';
import { gradeOf, sentencesOf, wordsOf } from './sentences.js';

/** What is wrong, as `file:line: what it is and what to do`. */
export type Finding = string;

const at = ({ file }: ContentFile, { line }: Pick<Piece, 'line'>, remedy: string): Finding =>
  `${file}:${line}: ${remedy}`;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

interface Source {
  title?: unknown;
  url?: unknown;
}

/** What every text says above itself. `today` is a day as 2026-11-22. */
export function checkFrontMatter(content: ContentFile, today: string): Finding[] {
  const { front } = content;
  if (front === null) return [];
  const { title, description, updated, sources = [] } = front;
  const wrong = (isWrong: boolean, remedy: string) => (isWrong ? [at(content, { line: 1 }, remedy)] : []);
  const length = (value: unknown) => (typeof value === 'string' ? value.length : 0);
  const isSource = ({ title: name, url }: Source) => length(name) > 3 && /^https:\/\/\S+\.\S+/.test(String(url));
  return [
    ...wrong(length(title) < 10 || length(title) > 75, 'give a `title` of 10 to 75 characters'),
    ...wrong(length(description) < 50 || length(description) > 170, 'give a `description` of 50 to 170 characters'),
    ...wrong(!isDay(updated) || updated > today, 'give the day of the last change as `updated: 2026-11-22`'),
    ...wrong(
      !Array.isArray(sources) || !sources.every(isSource),
      'give each entry of `sources` a `title` and a `url` that begins with https://',
    ),
  ];
}

/** Headings begin at the second level, since the page has the first, leave out none, and differ. */
export function checkHeadings(content: ContentFile): Finding[] {
  const { headings } = content;
  return headings.flatMap((heading, index) => {
    const before = headings[index - 1]?.depth ?? 1;
    if (heading.depth === 1)
      return [at(content, heading, `“${heading.text}” has to be ##: the page has its # already`)];
    if (heading.depth > before + 1)
      return [at(content, heading, `“${heading.text}” leaves out a level: write ${'#'.repeat(before + 1)}`)];
    if (headings.findIndex(({ text }) => text === heading.text) < index)
      return [at(content, heading, `“${heading.text}” is a heading above already: name what is different`)];
    return [];
  });
}

/** Pictures say what they show. */
export const checkAlts = (content: ContentFile): Finding[] =>
  content.alts
    .filter(({ text }) => wordsOf(text).length < 3)
    .map((alt) => at(content, alt, 'say in `alt` what the picture shows, in three words or more'));

/**
 * Links lead somewhere. `problemOf` says what is wrong with a path of our own; fragments lead to a heading of the same
 * text.
 */
export function checkLinks(content: ContentFile, problemOf: (path: string) => string | null): Finding[] {
  return content.links.flatMap((link) => {
    const { text } = link;
    if (text.startsWith('#')) {
      const isThere = content.headings.some(({ id }) => `#${id}` === text);
      return isThere ? [] : [at(content, link, `${text} is no heading of this text`)];
    }
    if (/^https:\/\/[\w.-]+\.[a-z]{2,}(\/|$)/.test(text)) return [];
    if (!text.startsWith('/'))
      return [at(content, link, `${text}: write a path of ours from / on, or an https:// URL`)];
    const problem = problemOf(text);
    return problem === null ? [] : [at(content, link, `${text}: ${problem}`)];
  });
}

const forbidden: readonly [pattern: RegExp, remedy: string][] = [
  [/\bguarant(?:ee|ees|eed|eeing)\b/i, 'say who promises what, or “warranty” where there is one'],
  [/\bbest\b/i, 'say what is better than what, and for whom'],
  [/#1\b|\bnumber one\b|\btop[- ]rated\b|\bleading\b(?! to\b| from\b)/i, 'say what is measured, and by whom'],
  [
    /\blicensed (?:and|&) insured\b|\b(?:fully|properly) (?:licensed|insured)\b/i,
    'say whom to ask for which license or certificate',
  ],
  [/\bverified (?:contractor|business|pro|firm|builder|installer|compan)/i, 'we verify nobody: say what was looked at'],
  [/\btrusted (?:by|contractor|pro|partner|expert)/i, 'leave it out: trust is for the reader to give'],
  [/\b(?:hassle|worry|stress|risk)[- ]free\b|\bpeace of mind\b/i, 'name what the reader is spared'],
  [/\bworld[- ]class\b|\bstate[- ]of[- ]the[- ]art\b|\bgame[- ]chang|\bunparalleled\b|\bseamless/i, 'say what it does'],
  [
    /\blook no further\b|\bin today[’']s world\b|\bwhen it comes to\b|\bit[’']s important to note\b|\bdelve\b|\bunlock\b|\bnestled\b|\boasis\b/i,
    'leave out the filler',
  ],
  [/\bclick here\b/i, 'name where the link leads'],
  [/\b(?:100|one hundred) ?(?:%|percent) (?:safe|effective|satisf)/i, 'nothing is: say what is known'],
  [/!(?:\s|$)/, 'end the sentence with a period'],
];

/** Phrases that promise what nobody keeps, or say nothing. */
export const checkPhrases = (content: ContentFile): Finding[] =>
  [...content.prose, ...content.alts].flatMap((piece) =>
    forbidden.flatMap(([pattern, remedy]) => {
      const found = pattern.exec(piece.text)?.[0].trim();
      return found === undefined ? [] : [at(content, piece, `“${found}”: ${remedy}`)];
    }),
  );

const comparable = (sentence: string): string => wordsOf(sentence).join(' ').toLowerCase();

/** A sentence of six words or more stands on one page; within data, of which pages are made, one entry may repeat another. */
export function checkDuplicates(contents: readonly ContentFile[]): Finding[] {
  const firstAt = new Map<string, { content: ContentFile; piece: Piece }>();
  return contents.flatMap((content) =>
    sentencesOf(content).flatMap((piece) => {
      const key = comparable(piece.text);
      const first = firstAt.get(key);
      if (first === undefined) firstAt.set(key, { content, piece });
      if (first === undefined || key.split(' ').length < 6 || (first.content === content && content.front === null))
        return [];
      return [
        at(content, piece, `“${piece.text}” stands at ${first.content.file}:${first.piece.line} too: say it anew`),
      ];
    }),
  );
}

/** The grade that a text may ask for, and the words that a sentence may have. */
export const bounds = { grade: 9, sentence: 40, fewestWords: 100 } as const;

/** Plain English: short sentences, short words. */
export function checkReading(content: ContentFile): Finding[] {
  const sentences = sentencesOf(content);
  const long = sentences
    .map((piece) => ({ piece, words: wordsOf(piece.text).length }))
    .filter(({ words }) => words > bounds.sentence)
    .map(({ piece, words }) =>
      at(content, piece, `a sentence of ${words} words: divide it, ${bounds.sentence} are the most`),
    );
  const texts = sentences.map(({ text }) => text);
  if (texts.flatMap(wordsOf).length < bounds.fewestWords) return long;
  const grade = gradeOf(texts);
  if (grade <= bounds.grade) return long;
  return [
    ...long,
    at(
      content,
      { line: 1 },
      `reads like grade ${grade.toFixed(1)}, ${bounds.grade} is the most: shorter sentences, plainer words`,
    ),
  ];
}

const amount = /\$(?!0(?![\d,]|\.\d))\d[\d,]*(?:\.\d+)?/g;

/**
 * An amount of money is named, so that it changes in one place with its date. A text that makes up an example lists its
 * amounts as `example` above itself, one that quotes a law lists those as `law`, and one that quotes advice lists those
 * as `quoted`; those in the rules of a state are the law's, each next to its source.
 */
export function checkFigures(content: ContentFile): Finding[] {
  const { file, source, front } = content;
  if (file.startsWith('content/regulations/states/')) return [];
  const listed: unknown[] = [front?.example, front?.law, front?.quoted].flatMap((each) =>
    Array.isArray(each) ? each : [],
  );
  const found = source
    .split('\n')
    .flatMap((text, index) =>
      /^(?:example|law|quoted):/.test(text)
        ? []
        : [...text.matchAll(amount)].map(([match]) => ({ line: index + 1, text: match.replace(/,$/, '') })),
    );
  return [
    ...found
      .filter(({ text }) => !listed.includes(text))
      .map((piece) =>
        at(
          content,
          piece,
          `“${piece.text}”: name it, {figure('covers.mesh')} in a text or the factor in data; a new one goes into content/figures.ts`,
        ),
      ),
    ...listed
      .filter((each) => !found.some(({ text }) => text === each))
      .map((each) =>
        at(content, { line: 1 }, `“${each}” of \`example\`, \`law\` or \`quoted\` is not in the text: leave it out`),
      ),
  ];
}

/** Words that a component may say in one piece. */
export const mostWords = 15;

/** What is read stands in content: a component holds labels and short sentences. */
export const checkParagraphs = (content: ContentFile): Finding[] =>
  content.prose
    .filter(({ text }) => wordsOf(text).length > mostWords)
    .map((piece) => at(content, piece, `${wordsOf(piece.text).length} words: move them into frontend/content`));

/** Words that the dictionary does not know. Within a sentence a capital begins a name. */
export function checkSpelling(content: ContentFile, isKnown: (word: string) => boolean): Finding[] {
  return [...content.prose, ...content.alts].flatMap((piece) => {
    const words = [
      ...piece.text.matchAll(/(?<before>^|[.?!:“"]\s*)?(?<![\p{L}\d.@/-])(?<word>\p{L}[\p{L}’']*)(?![\d@]|\.\p{L})/gu),
    ];
    return words.flatMap(({ groups, index }) => {
      const word = (groups?.word ?? '').replace(/’/g, "'").replace(/'s?$/, '');
      const isName = /^\p{Lu}/u.test(word) && (index ?? 0) > 0 && groups?.before === undefined;
      if (word.length < 2 || isName || /^\p{Lu}+$/u.test(word)) return [];
      if (isKnown(word) || isKnown(word.toLowerCase())) return [];
      return [at(content, piece, `“${word}” is not in the dictionary: correct it, or add it to content/words.txt`)];
    });
  });
}
