import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Utah moved pool and spa work into class S330, so an older license may still show S380. The state construction code has adopted the residential part of the model pool code.',
  facts: {
    license: [
      {
        text: 'Utah lists its classes in rule R156-55a-301. A general license (B100) covers most specialties.',
        standing: 'copy',
        source: { name: 'Utah Administrative Code R156-55a-301 (copy)', url: null },
      },
      {
        text: 'Some pages put Utah’s handyman exemption at $3,000, others at $7,000. Ask the board.',
        standing: 'secondary',
        source: {
          name: 'HomeGnome on Utah handyman rules',
          url: 'https://homegnome.com/blog/pro-resources/handyman-license-requirements-utah/',
        },
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'House Bill 29 of 2020 adopted the residential provisions of the 2018 model pool and spa code for Utah, with changes.',
        standing: 'official',
        source: { name: 'Utah House Bill 29 of 2020', url: 'https://le.utah.gov/~2020/bills/hbillenr/HB0029.htm' },
      },
      { text: 'We have not confirmed whether Utah has moved to a later edition.', standing: 'unknown' },
    ],
    electrical: [
      {
        text: 'Electrical classes in Utah are E200 and E201.',
        standing: 'copy',
        source: { name: 'Utah Administrative Code R156-55a-301 (copy)', url: null },
      },
    ],
    water: [
      {
        text: 'Plumbing classes in Utah are P200 and P201.',
        standing: 'copy',
        source: { name: 'Utah Administrative Code R156-55a-301 (copy)', url: null },
      },
    ],
  },
  questions: [
    'Which edition of the pool and spa code does this Utah city enforce?',
    'Will you accept class S380 on an older Utah license?',
  ],
};
