import { describe, expect, it } from 'vitest';
import { passwordWeakness } from './password-rules.js';

const owner = { email: 'jo.waters@example.com', name: 'Josephine Waters' };
const common = new Set(['password123']);

describe('passwordWeakness', () => {
  it.each([
    ['jo.waters@example.com', 'choose one that is not your name or email'],
    ['Jo.Waters@Example.com', 'choose one that is not your name or email'],
    ['JOSEPHINE WATERS', 'choose one that is not your name or email'],
    ['aaaaaaaaaa', 'choose one that does not repeat itself'],
    ['abcabcabcabc', 'choose one that does not repeat itself'],
    ['1234567890', 'choose one that is not a row of neighboring characters'],
    ['0987654321', 'choose one that is not a row of neighboring characters'],
    ['qwertyuiop', 'choose one that is not a row of neighboring characters'],
    ['zyxwvutsrqponm', 'choose one that is not a row of neighboring characters'],
    ['Password123', 'choose one that is not among the most used passwords'],
  ])('rejects %s', (password, reason) => {
    expect(passwordWeakness(password, owner, common)).toBe(reason);
  });

  it('rejects the part of the email before the @', () => {
    expect(passwordWeakness('watersandpools', { ...owner, email: 'watersandpools@example.com' }, common)).toBe(
      'choose one that is not your name or email',
    );
  });

  it.each(['correct horse battery', 'пароль на воде', 'haha-haha-hoho', 'twelve blue pools', '12345678901x'])(
    'accepts %s',
    (password) => {
      expect(passwordWeakness(password, owner, common)).toBeNull();
    },
  );
});
