import type { Standing } from '../../../content/regulations/types.js';
import type { Tone } from '../../shared/ui/badge.js';

/** How well a fact is established, in words; the order is that of the legend. */
export const standings: Readonly<Record<Standing, { label: string; tone: Tone; meaning: string }>> = {
  official: {
    label: 'Official text',
    tone: 'leaf',
    meaning: 'The law, the rule or the office’s own page was read.',
  },
  copy: {
    label: 'Copy of an official text',
    tone: 'pool',
    meaning: 'The text was read at another place than its own.',
  },
  register: {
    label: 'Register of boards',
    tone: 'pool',
    meaning: 'A public register of state boards read the official page on the day given; we have not opened it.',
  },
  secondary: { label: 'Secondary source', tone: 'amber', meaning: 'Trade press, a guide or news say so.' },
  unchecked: { label: 'Not yet checked', tone: 'stone', meaning: 'It is generally said, and nobody has checked it.' },
  unknown: {
    label: 'Unknown',
    tone: 'stone',
    meaning: 'Nobody has confirmed it; each part of a page names whom to ask.',
  },
};

/** The legend in the contents of a page. */
export const standingEntry = { id: 'standing', title: 'How sure this is' };
