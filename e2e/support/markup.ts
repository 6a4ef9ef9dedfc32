import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';

/** Rules that a page may break, each for a reason. */
const exceptions: RuleConfig = {
  // React writes attributes and void elements its own way, and the browser writes out what it was given.
  'attribute-boolean-style': 'off',
  'void-style': 'off',
  'no-trailing-whitespace': 'off',
  'long-title': 'off',
  'no-inline-style': 'off',
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
