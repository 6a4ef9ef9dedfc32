const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** True if the text follows the alphabet, the digits or a keyboard row, in either direction. */
function isSequence(text: string): boolean {
  return runs.some((run) => {
    const forwards = run.repeat(Math.ceil(text.length / run.length) + 1);
    return forwards.includes(text) || [...forwards].reverse().join('').includes(text);
  });
}

/** True if the text is the repetition of a piece that is at most a third of it: `aaaaaaaaaa`, `abcabcabcabc`. */
function isRepetition(text: string): boolean {
  return /^(.+?)\1{2,}$/su.test(text);
}

/** In lower case and without accents, as people type it. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Between spaces, and of each its parts: `O’Brien`, `O`, `Brien`. */
const wordsOf = (text: string): string[] => text.split(/\s+/u).flatMap((word) => [word, ...word.split(/[^\p{L}]+/u)]);

/** What an attacker of this account tries first, each with what to do about it. */
function ownWords({ email, name }: { email: string; name: string }): [word: string, advice: string][] {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const ofEmail = [...wordsOf(local), email.slice(at + 1).split('.')[0] ?? ''];
  return [
    ...wordsOf(name).map((word): [string, string] => [word, 'choose one without your name in it']),
    ...ofEmail.map((word): [string, string] => [word, 'choose one without your email in it']),
    ['poolpros', 'choose one without the name of this site in it'],
  ];
}

const bare = (text: string): string => plainOf(text).replace(/[\s._'’-]+/gu, '');

/** Shorter ones occur in too many words. */
const shortestOwnWord = 4;

/**
 * Why a password of allowed length is too easy to guess, as what to do about it; null if it is
 * acceptable (NIST SP 800-63B-4, section 3.1.1.2; ASVS 6.2).
 */
export function passwordWeakness(
  password: string,
  owner: { email: string; name: string },
  common: ReadonlySet<string>,
): string | null {
  const plain = password.toLowerCase();
  const typed = bare(password);
  for (const [word, advice] of ownWords(owner)) {
    const letters = bare(word);
    if (letters.length >= shortestOwnWord && typed.includes(letters)) return advice;
  }
  if (isRepetition(plain)) return 'choose one that does not repeat itself';
  if (isSequence(plain)) return 'choose one that is not a sequence of neighboring characters';
  if (common.has(plain)) return 'choose one that is not among the most common passwords';
  return null;
}
