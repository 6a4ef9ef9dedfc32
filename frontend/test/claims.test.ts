import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Where texts stand that visitors, contractors and readers of mails see. */
const folders = [
  'frontend/src',
  'frontend/content',
  'frontend/server',
  'services/notifications/src/mails',
  'services/notifications/src/templates',
  'packages/contracts/src',
];

const firm = '(?:contractor|installer|firm|builder|business|pro|professional|company|listing|expert|crew)(?:s|es)?';
const checked = '(?:verified|licensed|insured|bonded|vetted|(?:pre-?)?screened|background-checked)';

/** What may be said only where data or terms stand behind it (docs/rules.md#unproven-claims). */
const claims: [string, RegExp][] = [
  ['firms are checked', new RegExp(`\\b${checked}(?:,? (?:and|or)? ?[\\w-]+){0,2},? ${firm}\\b`, 'i')],
  ['firms are checked', new RegExp(`\\b${checked}\\s*(?:,|and|&|·|or)\\s*(?:and )?(?:fully )?${checked}\\b`, 'i')],
  ['firms are checked', new RegExp(`\\b${firm}(?: \\w+){0,3} (?:is|are|been) (?:\\w+ )?${checked}\\b`, 'i')],
  ['work is guaranteed', /\bguarant(?:ee|y)\w*/i],
  [
    'somebody replies in time',
    /\bwithin (?:24|48|twenty-four) hours\b|\bwithin (?:a|one) (?:business |working )?day\b/i,
  ],
  [
    'somebody replies in time',
    /\b(?:repl(?:y|ies)|respon[ds]\w*|hears? back|calls? back)\b[^.!?]{0,60}\b(?:within|in (?:under|less than)) (?:\w+ )?(?:\d+ |an? |one )?(?:hour|day|minute)s?\b/i,
  ],
  // A price that nobody was charged is none that an offer lowers (16 CFR 233).
  [
    'a former price',
    /\b(?:normally|regularly|originally|usually|formerly|instead of|worth) (?:\$\d|\$*\{[\w.]*price)/i,
  ],
];

/** Texts that say something else with these words, each in its file. */
const allowed: Readonly<Record<string, string>> = {
  'The pressure rises again within a day': 'frontend/content/care/problems.ts',
  'Quality guarantee': 'frontend/src/features/home/components/facts-band.tsx',
  'We do not guarantee anyone’s work.': 'frontend/src/features/home/components/facts-band.tsx',
  'Replies within 24 hours': 'frontend/src/features/home/components/facts-band.tsx',
  'deliver each message up to eight times within a day': 'frontend/content/help/account/check-a-webhook.mdx',
};

/** The claims of a text, each with what stands around it. */
function claimsIn(text: string): string[] {
  const line = text.replace(/\s+/g, ' ');
  return claims.flatMap(([claim, pattern]) =>
    [...line.matchAll(new RegExp(pattern, 'gi'))].map(
      ({ index, 0: found }) => `${claim}: …${line.slice(Math.max(0, index - 30), index + found.length + 30)}…`,
    ),
  );
}

const withoutAllowed = (file: string, text: string): string =>
  Object.entries(allowed)
    .filter(([, place]) => place === file)
    .reduce((left, [phrase]) => left.replace(phrase, ''), text.replace(/\s+/g, ' '));

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mdx|json|txt)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('reads pages, their texts, the mails and what the contracts say', () => {
  for (const folder of folders) expect(files.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(5);
});

it('no text says of all firms that they are checked, guarantees their work, promises their replies or lowers a price that was never charged', () => {
  expect(files.flatMap((file) => claimsIn(withoutAllowed(file, read(file))).map((each) => `${file}: ${each}`))).toEqual(
    [],
  );
});

it('every exception still stands where it is excepted', () => {
  for (const [phrase, file] of Object.entries(allowed)) expect(read(file).replace(/\s+/g, ' ')).toContain(phrase);
});

it.each([
  'Verified, licensed, insured contractors.',
  'Find vetted pool builders near you',
  'Licensed and fully insured pros',
  'All our contractors are licensed.',
  'Every business here has been verified',
  'With our quality guarantee',
  'Satisfaction guaranteed',
  'Contractors reply within 24 hours',
  'Get an answer within one business day.',
  'Most firms respond to you in under an hour',
  'Normally $29/month',
  'Normally {price} a month',
  'Pro is free instead of $29 a month.',
])('finds the claim in “%s”', (text) => {
  expect(claimsIn(text)).not.toEqual([]);
});

it.each([
  'No page here calls a business verified.',
  'We do not check licenses or insurance.',
  'This is work for a licensed electrician with a permit.',
  'Ask each what it is licensed for.',
  'After 24 hours, compare.',
  'It will be {price} a month for others.',
])('lets “%s” stand', (text) => {
  expect(claimsIn(text)).toEqual([]);
});
