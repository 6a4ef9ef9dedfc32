import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './lib/paths.mjs';
import { repositoryFiles } from './lib/testing/repository-files.mjs';

/** Words of earlier names, each with the field's term that replaced it (CONTRIBUTING, Words). */
const replaced = {
  turnstile: 'concurrency limiter',
  keptAnswer: 'cache entry',
  httpAnswer: 'HTTP response',
  expectedAnswer: 'expectedResult',
  answerMs: 'responseMs',
  answerUnknown: 'respondToUnknown',
  outdatedOnFailure: 'serveInvalidatedOnError',
  standingOf: 'freshnessOf',
  searchTarget: 'cacheKey',
  endShare: 'releaseSlot',
  freshFor: 'staleTime',
  trapField: 'honeypot field',
  addressQuery: 'UrlQuery',
  tcpDoor: 'fault proxy',
  restMs: 'cooldownMs',
  givenUp: 'deadLettered',
  readRecord: 'readSource',
  inHand: 'inFlight',
  takeCare: 'maintenance',
  onEventDirect: 'idempotentHandler',
  coveredFrom: 'servesPoint filter',
  fieldRefused: 'fieldError',
  closeWord: 'fuzzy word',
  leadIns: 'carrier phrases',
  phraseBook: 'lexicon',
  waysOn: 'alternativeSearches, relatedLinks',
  perhapsThisOne: 'similarListing',
  carriedLine: 'prefilledLine',
  earlyInput: 'preHydrationEvents',
  whomToAsk: 'contactAdvice',
  toldColumns: 'publicColumns',
  toldOf: 'publicListingOf',
  standingAt: 'withEffectiveStatus',
  standingAfter: 'nextStatusFields',
  standingInstaller: 'survivorOf',
  revertStanding: 'reopenIfClosedBy',
  claimStanding: 'ClaimContext',
  hindrance: 'TransitionFailure',
  nothingOwn: 'emptyOwnerFields',
  applyStatements: 'upsertListings',
  placeStated: 'parsePlace',
  phoneStated: 'parsePhone',
  checkStated: 'validateInput',
  mayAct: 'isAllowed, policy',
  awayBits: 'pausedBits',
  awayStatement: 'unavailableQuery',
  isAway: 'isUnavailable',
  lacksEntries: 'needsFirstBuild',
  moveStrays: 'migrateMisroutedEvents',
  departureOf: 'deletionPreviewOf',
  settleClaim: 'resolveClaim',
  sentWith: 'requestFingerprint',
  acceptAlike: 'respondUniformly',
  proveAgain: 'requireStepUp',
  keyedRoutes: 'publicApiV1Routes',
};

const lower = (name) => name.replaceAll(/[-_]/g, '').toLowerCase();
const words = Object.entries(replaced).map(([word, term]) => ({ word: lower(word), term }));
const files = repositoryFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file) && file !== 'scripts/words.test.mjs');
const documents = repositoryFiles().filter((file) => file.endsWith('.md'));

/** Names in a source text: identifiers, and words joined by - or _ such as metrics and modules. */
const namesIn = (text) => new Set(text.match(/[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*/g));

test('no name uses a word for which the glossary has another', () => {
  const found = files.flatMap((file) =>
    [basename(file), ...namesIn(readFileSync(join(root, file), 'utf8'))].flatMap((name) => {
      const spelled = lower(name);
      const { word, term } = words.find(({ word }) => spelled.includes(word)) ?? {};
      return word ? [`${file}: ${name} should say ${term}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

/** What texts would say for the same reason. */
const phrases = /\bkept answers?\b|\banswers a second\b|\banswered (?:with )?[45]\d\d\b|\btrap field\b/i;

test('no text calls a response an answer, or the honeypot a trap', () => {
  const found = [...files, ...documents].flatMap((file) => {
    const [phrase] = phrases.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return phrase ? [`${file}: ${phrase}`] : [];
  });
  expect(found).toEqual([]);
});

/** Phrases of translated German, each with what an American engineer writes. */
const translated = {
  anew: 'again; made anew is rebuilt',
  'told of|tells? of': 'is notified about, receives, describes',
  'says? nothing of': 'does not include',
  'of before': 'previous',
  meanwhile: 'until then, at the same time',
  'is over': 'has ended, has expired',
  'for good': 'permanently',
  'tak(?:e|es|en) back': 'undo, cancel, revoke',
  'be it': 'whether',
  'in as far as': 'if, where',
  'goes by': 'uses, depends on',
  'let(?:s|ting)? go of': 'release, remove',
  'changes? hands': 'is transferred',
  'hears? of|heard of': 'receives, is notified about',
  dearer: 'more expensive',
  'so manieth': 'nth',
  'neighbours?|cent(?:re|res)|licences?|misspelt|programmes?': 'the American spelling',
};
/** Others that comments may still have. */
const onlyInDocuments = {
  'in place of': 'instead of',
  '(?:stands?|stood) in': 'is in',
  beside: 'next to, in addition to',
  somebody: 'someone',
};

/** The phrases in these texts of a file, each with what it should say. */
const phrasesIn = (file, texts, phrases) =>
  texts.flatMap((text) =>
    Object.entries(phrases)
      .filter(([phrase]) => new RegExp(`\\b(?:${phrase})\\b`, 'i').test(text))
      .map(([phrase, american]) => `${file}: ${text.trim()}: ${phrase} should say ${american}`),
  );

test('no document uses a phrase that reads as translated', () => {
  // docs/rules.md quotes the names of tests.
  const proseOf = (file) => readFileSync(join(root, file), 'utf8').replaceAll(/“[^”]*”|`[^`\n]*`/g, '');
  const phrases = { ...translated, ...onlyInDocuments };
  expect(documents.flatMap((file) => phrasesIn(file, proseOf(file).split('\n'), phrases))).toEqual([]);
});

/** The comments of a source text: whole lines of them, and those behind code. */
const commentsIn = (text) => text.match(/^\s*(?:\/\/|\/?\*|\{\/\*).*|(?<=[;,{}()] )\/\/ .*/gm) ?? [];

test('no comment has a phrase that reads as translated', () => {
  const commentsOf = (file) => commentsIn(readFileSync(join(root, file), 'utf8'));
  expect(files.flatMap((file) => phrasesIn(file, commentsOf(file), translated))).toEqual([]);
});

const business =
  /listing|contractor|installer|review|claim|submission|licen[sc]e|shortlist|specialization|search|place|photo|plan|pool|care/;

test('no file of frontend/src/shared is named after a part of the business, which is an entity', () => {
  const shared = files.filter((file) => file.startsWith('frontend/src/shared/'));
  expect(shared.length).toBeGreaterThan(100);
  expect(shared.filter((file) => business.test(file))).toEqual([]);
});
