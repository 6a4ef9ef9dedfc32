import { type TextFacts, type TextTemplate, textTemplates } from '@poolpros/contracts/mails/templates';

const texts: { [T in TextTemplate]: (facts: TextFacts<T>) => string } = {
  'claim-phone-code': ({ code, validMinutes }) =>
    `${code} is your PoolPros code. Somebody claims the page of your business; if it is not you, give the code to nobody. It works for ${validMinutes} minutes.`,
  'claim-phone-notice': ({ objectUrl, objectDays }) =>
    `The page of your business on PoolPros has a new owner. It is not you or one of your people? Say so within ${objectDays} days: ${objectUrl}`,
};

/** Writes a text to a phone from the facts of its template; throws a ZodError when they do not fit it. */
export const renderText = <T extends TextTemplate>(template: T, facts: unknown): string =>
  texts[template](textTemplates[template].facts.parse(facts) as TextFacts<T>);
