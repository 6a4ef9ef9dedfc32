import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';

/** Rules that a page may break, each for a reason. */
const exceptions: RuleConfig = {
  // The browser writes out what it was given: ids by React, empty attributes and void elements in its own way.
  'valid-id': ['error', { relaxed: true }],
  'attribute-empty-style': 'off',
  'attribute-boolean-style': 'off',
  'void-style': 'off',
  'no-trailing-whitespace': 'off',
  'long-title': 'off',
  'no-inline-style': 'off',
  // A text field needs no type, and phone numbers are cut by no-break rules of the style.
  'no-implicit-input-type': 'off',
  'tel-non-breaking': 'off',
  // Positions on maps and charts are style attributes; labels of lists are useful and allowed.
  'aria-label-misuse': 'off',
  // A toast region and a status of our own are no forms.
  'prefer-native-element': 'off',
  // Calculators reckon while one types.
  'wcag/h32': 'off',
};

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: exceptions,
  }),
);

/** What is wrong with the markup of a page. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the document'})`),
  );
}
