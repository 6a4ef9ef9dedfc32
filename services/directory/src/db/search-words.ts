import { allowedEdits, isCloseWord, isSameWord, readingsOf } from '@poolpros/search-rules/words';

/** Letters of the longest word that is compared: Postgres measures edits between longer ones no more. */
export const longestWord = 255;

/** What the words of a search mean to Postgres, as `tsquery` texts and phrases; null where nobody can match. */
export interface WordConditions {
  /** Everybody who matches. */
  matching: string;
  /** Those who match without typing errors; null when nobody can. */
  exact: { anywhere: string; inName: string; phrases: string[] } | null;
}

interface Typed {
  word: string;
  unfinished: boolean;
}

/** Whether a word is stored as typed, and other stored words within reach of its typing errors. */
interface Known {
  same: boolean;
  close: string[];
}

// A swap of two neighbours is one error and two edits to Levenshtein, so twice the errors are fetched and then checked.
const lookUp = `
  select same, close
  from unnest($1::text[], $2::boolean[], $3::integer[]) with ordinality as typed (word, unfinished, errors, position),
  lateral (
    select exists (
      select from search_words stored where stored.word >= typed.word
        and stored.word <= case when typed.unfinished then typed.word || chr(1114111) else typed.word end
    ) as same) sames,
  lateral (
    select coalesce(array_agg(stored.word), '{}') as close from search_words stored
    where errors > 0 and left(stored.word, 1) = left(typed.word, 1)
      and char_length(stored.word) between char_length(typed.word) - errors and char_length(typed.word) + errors
      and levenshtein_less_equal(stored.word, typed.word, 2 * errors) <= 2 * errors) closes
  order by position`;

/** Runs a statement and answers its rows. */
export type Query = <T>(text: string, values: unknown[]) => Promise<T[]>;

/** Turns typed words into conditions by the words that are stored; null when no installer can have them all. */
export async function wordConditions(query: Query, words: readonly string[]): Promise<WordConditions | null> {
  if (words.length === 0) return null;
  const readings = readingsOf(words).map((reading) =>
    reading.map((word, index) => ({ word, unfinished: index === reading.length - 1 })),
  );
  const known = await knownOf(query, readings.flat());
  const stored = (typed: Typed): Known => known.get(keyOf(typed)) ?? { same: false, close: [] };
  const possible = readings.filter((reading) =>
    reading.every((typed) => stored(typed).same || stored(typed).close.length > 0),
  );
  if (possible.length === 0) return null;
  const exact = possible.filter((reading) => reading.every((typed) => stored(typed).same));
  return {
    matching: anyOf(possible, (typed) => [same(typed), ...stored(typed).close.map(lexeme)].join(' | ')),
    exact:
      exact.length === 0
        ? null
        : {
            anywhere: anyOf(exact, (typed) => same(typed)),
            inName: anyOf(exact, (typed) => same(typed, 'A')),
            phrases: exact.map((reading) => reading.map(({ word }) => word).join(' ')),
          },
  };
}

const keyOf = ({ word, unfinished }: Typed): string => (unfinished ? `${word}*` : word);

async function knownOf(query: Query, typed: readonly Typed[]): Promise<Map<string, Known>> {
  const distinct = [...new Map(typed.map((each) => [keyOf(each), each])).values()].filter(
    ({ word }) => word.length <= longestWord,
  );
  const rows = await query<Known>(lookUp, [
    distinct.map(({ word }) => word),
    distinct.map(({ unfinished }) => unfinished),
    distinct.map(({ word }) => allowedEdits(word)),
  ]);
  return new Map(
    distinct.map((each, index) => {
      const { same = false, close = [] } = rows[index] ?? {};
      return [keyOf(each), { same, close: close.filter((word) => isOnlyClose(each, word)) }];
    }),
  );
}

const isOnlyClose = ({ word, unfinished }: Typed, stored: string): boolean =>
  !isSameWord(word, stored, unfinished) && isCloseWord(word, stored);

// Words hold nothing but letters and digits, so the quotes need no escape.
const lexeme = (word: string): string => `'${word}'`;
const same = ({ word, unfinished }: Typed, weight = ''): string => {
  const label = `${unfinished ? '*' : ''}${weight}`;
  return label ? `${lexeme(word)}:${label}` : lexeme(word);
};

const anyOf = (readings: Typed[][], condition: (typed: Typed) => string): string =>
  readings.map((reading) => `(${reading.map((typed) => `(${condition(typed)})`).join(' & ')})`).join(' | ');
