const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** True when the text walks along the alphabet, the digits or a keyboard row, in either direction. */
function isSequence(text: string): boolean {
  return runs.some((run) => {
    const forwards = run.repeat(Math.ceil(text.length / run.length) + 1);
    return forwards.includes(text) || [...forwards].reverse().join('').includes(text);
  });
}

/** True when one piece of at most a third of the text fills all of it: `aaaaaaaaaa`, `abcabcabcabc`. */
function isRepetition(text: string): boolean {
  return /^(.+?)\1{2,}$/su.test(text);
}

/**
 * Why a password of allowed length is too easy to guess, as what to do about it; null when it is
 * acceptable (NIST SP 800-63B-4, section 3.1.1.2; ASVS 6.2).
 */
export function passwordWeakness(
  password: string,
  owner: { email: string; name: string },
  common: ReadonlySet<string>,
): string | null {
  const plain = password.toLowerCase();
  const mailbox = owner.email.slice(0, owner.email.lastIndexOf('@'));
  if ([owner.email, mailbox, owner.name.toLowerCase()].includes(plain))
    return 'choose one that is not your name or email';
  if (isRepetition(plain)) return 'choose one that does not repeat itself';
  if (isSequence(plain)) return 'choose one that is not a row of neighboring characters';
  if (common.has(plain)) return 'choose one that is not among the most used passwords';
  return null;
}
