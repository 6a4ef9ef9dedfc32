/** The step that a reader of the list is led to, by the topic that is shown. */
export const blogNextSteps = {
  all: {
    title: 'Done reading?',
    text: 'See who builds, repairs and maintains pools where you live, and write to up to four of them at once.',
    label: 'Find contractors near you',
    to: '/pool-contractors-near-me',
  },
  planning: {
    title: 'Ready to get quotes?',
    text: 'Choose builders by location and rating, and send each of them the same description.',
    label: 'Find pool builders',
    to: '/search-results?services=Pool+Installation',
  },
  care: {
    title: 'Hand off the weekly work',
    text: 'See which companies maintain pools near you, and ask what one visit covers.',
    label: 'Find pool maintenance companies',
    to: '/search-results?services=Pool+Maintenance',
  },
  repair: {
    title: 'Have a pro look at it',
    text: 'Tell a repair company what you saw and what you tried. That can save you a service call.',
    label: 'Find pool repair companies',
    to: '/search-results?services=Pool+Repair',
  },
  safety: {
    title: 'Read your state’s rules',
    text: 'Barrier rules differ from state to state, and so do the offices that check them.',
    label: 'See the rules by state',
    to: '/pool-regulations',
  },
  'heat-and-steam': {
    title: 'Ask a hot tub company',
    text: 'Search for companies that install and repair hot tubs and spas.',
    label: 'Find hot tub companies',
    to: '/search-results?serviceType=spa-hot-tub',
  },
} as const;
