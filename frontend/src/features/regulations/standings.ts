import type { Standing } from '../../../content/regulations/types.js';
import type { Tone } from '../../shared/ui/badge.js';

/** How well a fact is established, in words; the order is that of the legend. */
export const standings: Readonly<Record<Standing, { label: string; tone: Tone; meaning: string }>> = {
  official: {
    label: 'Official text',
    tone: 'leaf',
    meaning: 'We read the law, the rule or the office’s own page.',
  },
  copy: {
    label: 'Copy of an official text',
    tone: 'pool',
    meaning: 'We read the text somewhere else, such as on the site of a legal publisher.',
  },
  register: {
    label: 'State board register',
    tone: 'pool',
    meaning: 'A public register of state boards copied this from the official page. We have not opened that page.',
  },
  secondary: {
    label: 'Secondary source',
    tone: 'amber',
    meaning: 'The trade press, a guide, a news story or a town page says so.',
  },
  unchecked: { label: 'Not yet checked', tone: 'stone', meaning: 'This is general knowledge that nobody has checked.' },
  unknown: {
    label: 'Unknown',
    tone: 'stone',
    meaning: 'Nobody has confirmed this. Each section of a state’s page says who to ask.',
  },
};

/** What a source without a day means. */
export const undatedNote = 'If a source has no date, either we have not read it or nobody wrote the date down.';

/** The legend in the contents of a page. */
export const standingEntry = { id: 'standing', title: 'How sure we are' };
