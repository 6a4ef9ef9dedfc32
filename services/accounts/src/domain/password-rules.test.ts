import { describe, expect, it } from 'vitest';
import { passwordWeakness } from './password-rules.js';

const owner = { email: 'jo.waters@example.com', name: 'Josephine Waters' };
const common = new Set(['password123']);

describe('passwordWeakness', () => {
  it.each([
    ['jo.waters@example.com', 'must not be your name or e-mail address'],
    ['Jo.Waters@Example.com', 'must not be your name or e-mail address'],
    ['JOSEPHINE WATERS', 'must not be your name or e-mail address'],
    ['aaaaaaaaaa', 'must not repeat the same characters'],
    ['abcabcabcabc', 'must not repeat the same characters'],
    ['1234567890', 'must not be a row of neighbouring characters'],
    ['0987654321', 'must not be a row of neighbouring characters'],
    ['qwertyuiop', 'must not be a row of neighbouring characters'],
    ['zyxwvutsrqponm', 'must not be a row of neighbouring characters'],
    ['Password123', 'is one of the most used passwords'],
  ])('rejects %s', (password, reason) => {
    expect(passwordWeakness(password, owner, common)).toBe(reason);
  });

  it('rejects the part of the email before the @', () => {
    expect(passwordWeakness('watersandpools', { ...owner, email: 'watersandpools@example.com' }, common)).toBe(
      'must not be your name or e-mail address',
    );
  });

  it.each(['correct horse battery', 'пароль на воде', 'haha-haha-hoho', 'twelve blue pools', '12345678901x'])(
    'accepts %s',
    (password) => {
      expect(passwordWeakness(password, owner, common)).toBeNull();
    },
  );
});
