import { expect, test } from 'vitest';
import { states } from '../states.js';
import { licenseRuleOf, licenses } from './index.js';
import { licenseKinds } from './kinds.js';
import { type LicensedJob, licenseSentence } from './sentences.js';
import { workRule } from './work-rule.js';

const inText = (label: string) => (label.startsWith('District') ? `the ${label}` : label);
const places = [undefined, { work: 'pool repair', place: 'Springfield' }, { work: 'a new pool', place: 'Austin' }];

const jobsOf = ({ code, label }: (typeof states)[number]): LicensedJob[] =>
  licenseKinds.flatMap((kind) =>
    places.map((at) => ({
      kind,
      rule: workRule(licenseRuleOf(code), kind),
      state: inText(label),
      board: licenses[code].board,
      ...(at && { at }),
    })),
  );

test.each(states)('says in American sentences who may do each kind of work in $label', (state) => {
  for (const job of jobsOf(state)) {
    const { rule, board, at } = job;
    const text = licenseSentence(job);
    const ownWords = text.replaceAll(board, '');
    for (const sentence of text.split(/(?<=[.]) (?=[A-Z])/)) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/undefined|null|asks for|requires no .*requires|for no |\bfor for\b|\s\s|,,|,\.|\.\./);
    expect(ownWords.split(state.label), text).toHaveLength(2);
    if (at) expect(text).toContain(at.place);
    const isRequired = rule.standing === 'license' || rule.standing === 'registration';
    if (rule.standing === 'unknown' || (rule.hedged && isRequired)) expect(text).toContain(board);
    if (rule.standing === 'local_only' || rule.standing === 'none')
      expect(text).toContain(at?.place ?? 'your city or county');
    if (rule.hedged) expect(text).toMatch(/^As far as we know, /);
    if (rule.note) expect(text).toContain(rule.note);
    if (isRequired) expect(text).toContain(rule.needs);
    for (const amount of [rule.from?.dollars, rule.yearly])
      if (amount !== undefined) expect(text).toContain(`$${amount.toLocaleString('en-US')}`);
  }
});

test.each(states)('the rows of $label are whole: what is required is named, and amounts come with it', ({ code }) => {
  for (const rule of Object.values(licenses[code].work)) {
    const isRequired = rule.standing === 'license' || rule.standing === 'registration';
    expect(rule.needs !== undefined).toBe(isRequired);
    if (rule.needs) expect(rule.needs).toMatch(/^(?:an? |the )/);
    if (rule.exemptIf) expect(rule.from).toBeDefined();
    if (rule.note) expect(rule.note).toMatch(/^[A-Z].*\.$/);
  }
});

const sentence = (code: keyof typeof licenses, kind: LicensedJob['kind'], work: string, place: string) =>
  licenseSentence({
    kind,
    rule: workRule(licenseRuleOf(code), kind),
    state: inText(states.find((each) => each.code === code)?.label ?? ''),
    board: licenses[code].board,
    at: { work, place },
  });

test('a state without a license sends the reader to the city', () => {
  expect(sentence('TX', 'inground', 'a new pool', 'Austin')).toBe(
    'Texas does not license pool builders. Ask the building department in Austin which licenses and permits a new pool needs.',
  );
});

test('an exempt job of California needs neither a permit nor an employee', () => {
  expect(sentence('CA', 'renovate', 'pool renovation', 'Fresno')).toBe(
    'California requires a C-53 license to renovate or replaster a pool on jobs of $1,000 or more. A smaller job is exempt only if it needs no permit and the contractor does not hire anyone to help with it. Ask the board which class covers plaster or tile alone. Ask for the license number before you sign a contract for pool renovation in Fresno.',
  );
  expect(sentence('CA', 'cleaning', 'pool cleaning', 'Fresno')).toBe(
    'California requires no license to clean a pool and treat its water on a job under $1,000, if it needs no permit and the contractor does not hire anyone to help with it. Ask the building department in Fresno whether pool cleaning needs a local license.',
  );
});

test('a pool in Arizona is not exempt below an amount, since it needs a permit', () => {
  expect(sentence('AZ', 'inground', 'a new pool', 'Mesa')).not.toContain('$1,000');
});

test('the license of a pool builder is not required for opening, closing or setting up a portable tub', () => {
  for (const kind of ['seasonal', 'portableSpa'] as const)
    expect(sentence('CA', kind, 'the work', 'Fresno')).toMatch(/^We have not confirmed what California requires/);
});

test('the District of Columbia forbids early payment to an unlicensed contractor', () => {
  expect(sentence('DC', 'inground', 'a new pool', 'Washington')).toMatch(
    /^As far as we know, the District of Columbia requires a home improvement contractor license .* may not take any payment before the work is complete/,
  );
});
