import type { Finding } from './checks.js';
import type { ContentFile } from './content-file.js';

/** Words of a translated text, each with what an American trade editor writes. */
const replaced: readonly [pattern: RegExp, remedy: string][] = [
  [/\bfirms?\b/i, 'contractor or company'],
  [/\basks for\b/i, 'requires or needs'],
  [/(?<!water )\bstands (?:in|at|on|under|above|below|between|behind)\b/i, 'is'],
  [/\bsums?\b/i, 'amount or total'],
  [/\bdear(?:er|est)?\b/i, 'expensive'],
  [/\bground water\b/i, 'groundwater'],
  [/\bmend(?:s|ed|ing)?\b/i, 'repair'],
  [/\benquir/i, 'inquiry'],
  [/\b(?:to|after|back|for|up|down)wards\b/i, 'toward, afterward'],
  [/\bgardens?\b(?! hose)/i, 'yard'],
  [/\bterraces?\b/i, 'patio'],
  [/\banew\b|\bafresh\b/i, 'again'],
  [/\bbeside\b/i, 'next to, or in addition to'],
  [/\bmeanwhile\b/i, 'until then, in the meantime'],
  [/\bfor good\b(?! reason)/i, 'permanently'],
  [/\bgone through on\b/i, 'reviewed'],
  [/\btaken over\b/i, 'accepted'],
  [/\bin-ground\b/i, 'inground'],
  [/\bstart-ups?\b/i, 'startup'],
  [/\bU\.S\.(?! Virgin)/, 'US'],
  [/\bas a rule\b/i, 'usually'],
  [/\bput (?:it )?right\b/i, 'correct or fix'],
  [/\b(?:is|are) swum\b/i, 'you can swim'],
  [/\b(?:a|the|this|that|our|your|every|by) mails?\b(?! or (?:by )?phone)/i, 'email'],
  [/\bsomebody\b/i, 'someone'],
  [/\bplanned at\b/i, 'plan on'],
  [/\bcomes? on top\b/i, 'is extra'],
  [/\bdrives? to where\b/i, 'serves, or travels to'],
  [/\b(?:speaks?|spoke) for (?:a|an|the) (?:cover|heater|pump|liner|pool)\b/i, 'favors, or is a reason for'],
  [/(?:^|[.;] )who [a-z]+(?:s|ed)\b(?![^.?!]*,[^.?!]* (?:how|what|where|when|who)\b)[^.?!]*\.(?=\s|$)/i, 'anyone who'],
];

/** Texts that read like a translation. */
export const checkAmerican = ({ file, prose, alts }: Pick<ContentFile, 'file' | 'prose' | 'alts'>): Finding[] =>
  [...prose, ...alts].flatMap(({ text, line }) =>
    replaced.flatMap(([pattern, remedy]) => {
      const found = pattern.exec(text)?.[0].trim();
      return found === undefined ? [] : [`${file}:${line}: “${found}”: ${remedy}`];
    }),
  );
