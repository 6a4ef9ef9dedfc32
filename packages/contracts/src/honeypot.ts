/**
 * The name of the form field that people never see (docs/rules.md#honeypot). It deliberately means nothing, because
 * browsers and password managers fill in fields whose name or label they know, such as `company` or `website`.
 */
export const honeypotName = 'q8v3w';
