import { describe, expect, it } from 'vitest';
import { passwordWeakness } from './password-rules.js';

const owner = { email: 'brook.house@lakeside.example', name: 'Josephine Waters' };
const common = new Set(['password123']);

describe('passwordWeakness', () => {
  it.each([
    ['JOSEPHINE 2026!', 'choose one without your name in it'],
    ['still.wat-ers run', 'choose one without your name in it'],
    ['my-brook-house', 'choose one without your email in it'],
    ['at Lakeside Lane', 'choose one without your email in it'],
    ['My Pool-Pros login', 'choose one without the name of this site in it'],
    ['aaaaaaaaaa', 'choose one that does not repeat itself'],
    ['abcabcabcabc', 'choose one that does not repeat itself'],
    ['1234567890', 'choose one that is not a sequence of neighboring characters'],
    ['0987654321', 'choose one that is not a sequence of neighboring characters'],
    ['qwertyuiop', 'choose one that is not a sequence of neighboring characters'],
    ['zyxwvutsrqponm', 'choose one that is not a sequence of neighboring characters'],
    ['Password123', 'choose one that is not among the most common passwords'],
  ])('rejects %s', (password, reason) => {
    expect(passwordWeakness(password, owner, common)).toBe(reason);
  });

  it.each([
    ['José Ñuñez', 'JoseNunez2026', 'choose one without your name in it'],
    ['Zoë O’Brien-Mayer', 'mayer and brien', 'choose one without your name in it'],
    ['Sam Al-Din', 'aldin at home', 'choose one without your name in it'],
    ['Ann Li', 'obrien 2026 pools', 'choose one without your email in it'],
  ])('of %s rejects %s, whatever signs and accents there are between the letters', (name, password, reason) => {
    const email = 'zoe.o-brien+2026@example.com';
    expect(passwordWeakness(password, { email, name }, common)).toBe(reason);
  });

  it('takes initials for no word of a name', () => {
    expect(passwordWeakness('a cabin by water', { email: 'ab@example.com', name: 'A.B. Ng' }, common)).toBeNull();
  });

  it.each([
    'correct horse battery',
    'пароль на воде',
    'haha-haha-hoho',
    'twelve blue pools',
    '12345678901x',
    'my jo at home',
  ])('accepts %s', (password) => {
    expect(passwordWeakness(password, owner, common)).toBeNull();
  });
});
