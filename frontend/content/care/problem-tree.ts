/**
 * A question of the decision tree and its answers; an answer leads to the next question, or to a problem of the list with a
 * sentence that says why. The id of each question and result is part of links that people share.
 */
export interface TreeQuestion {
  id: string;
  question: string;
  hint?: string;
  answers: readonly TreeAnswer[];
}

export interface TreeResult {
  id: string;
  /** Id of the problem. */
  problem: string;
  because: string;
}

export interface TreeAnswer {
  label: string;
  next: TreeQuestion | TreeResult;
}

export const problemTree: TreeQuestion = {
  id: 'start',
  question: 'Where do you see the trouble?',
  hint: 'If somebody felt a tingle in the water, or you smell gas, leave the pool and the equipment alone and go to “When to stop” first.',
  answers: [
    {
      label: 'In the water itself',
      next: {
        id: 'water',
        question: 'What does the water look or smell like?',
        answers: [
          {
            label: 'Green',
            next: {
              id: 'green',
              problem: 'green-water',
              because: 'A green tint is algae until a test says otherwise.',
            },
          },
          {
            label: 'White or dull, but not green',
            next: {
              id: 'cloudy',
              question: 'Does it clear after a night of filtering?',
              answers: [
                {
                  label: 'Yes, and it stays clear',
                  next: {
                    id: 'dust',
                    problem: 'cloudy-water',
                    because: 'Dust and pollen are what a working filter takes out overnight.',
                  },
                },
                {
                  label: 'Yes, for a day',
                  next: {
                    id: 'filter-worn',
                    problem: 'cloudy-water',
                    because: 'Water that clouds again each day passes a filter that no longer holds fine dirt.',
                  },
                },
                {
                  label: 'No, and the filter gauge is far above its clean reading',
                  next: {
                    id: 'filter-full',
                    problem: 'filter-pressure',
                    because: 'Eight to ten psi above clean means that dirt stops the flow.',
                  },
                },
                {
                  label: 'No, and the gauge is normal',
                  next: {
                    id: 'calcium',
                    problem: 'cloudy-water',
                    because: 'With a clean filter, high pH that sets calcium free is the likeliest cause.',
                  },
                },
              ],
            },
          },
          {
            label: 'It smells sharp, eyes burn',
            next: {
              id: 'smell',
              problem: 'strong-smell',
              because: 'The smell comes from chlorine that is used up, which asks for more and not for less.',
            },
          },
          {
            label: 'It foams',
            next: {
              id: 'foam',
              problem: 'hot-tub-foam',
              because: 'Foam is soap and lotion, most often in the small volume of a tub.',
            },
          },
        ],
      },
    },
    {
      label: 'On the walls or the floor',
      next: {
        id: 'walls',
        question: 'What is on them?',
        answers: [
          {
            label: 'Dark dots that stay when brushed',
            next: {
              id: 'dots',
              problem: 'black-spots',
              because: 'Black algae hold on with roots; dirt would brush away.',
            },
          },
          {
            label: 'Yellow or brown dust that comes off in a cloud',
            next: {
              id: 'dust-yellow',
              problem: 'yellow-dust',
              because: 'A cloud that settles on the same wall again is mustard algae or pollen.',
            },
          },
          {
            label: 'A flat stain',
            next: {
              id: 'stain',
              problem: 'stains',
              because: 'Color without thickness is metal or leaves, and a vitamin C tablet tells which.',
            },
          },
          {
            label: 'A white crust',
            next: { id: 'crust', problem: 'white-scale', because: 'A crust that can be felt is mineral.' },
          },
          {
            label: 'The surface itself is damaged',
            next: {
              id: 'surface',
              question: 'What is the pool made of?',
              answers: [
                {
                  label: 'Vinyl liner',
                  next: {
                    id: 'liner',
                    problem: 'liner-damage',
                    because: 'Wrinkles, tears and a bead out of its track belong to the liner.',
                  },
                },
                {
                  label: 'Plaster or concrete, rough or hollow',
                  next: {
                    id: 'plaster',
                    problem: 'rough-plaster',
                    because: 'Roughness is wear of the plaster and not of the shell below it.',
                  },
                },
                {
                  label: 'Any, with a crack that goes on',
                  next: {
                    id: 'crack',
                    problem: 'shell-crack',
                    because: 'A line that runs through tile or coping moves with the ground.',
                  },
                },
              ],
            },
          },
          {
            label: 'The drain cover is loose or missing',
            next: { id: 'drain', problem: 'drain-cover', because: 'This comes before everything else on this page.' },
          },
        ],
      },
    },
    {
      label: 'The water level falls',
      next: {
        id: 'level',
        question: 'Beside a filled bucket on the step: does the pool fall faster than the bucket?',
        hint: 'Both stand for 24 hours, nobody swims, the auto-fill is off.',
        answers: [
          {
            label: 'No, both fall alike',
            next: { id: 'evaporation', problem: 'losing-water', because: 'What the bucket loses too is evaporation.' },
          },
          {
            label: 'Yes, only while the pump runs',
            next: {
              id: 'pressure-pipe',
              problem: 'losing-water',
              because: 'A loss under pressure points at a pipe behind the pump.',
            },
          },
          {
            label: 'Yes, pump on or off',
            next: {
              id: 'shell-leak',
              problem: 'losing-water',
              because: 'A loss at rest points at the shell, a light or a fitting.',
            },
          },
          {
            label: 'Yes, and there is a crack',
            next: {
              id: 'crack-leak',
              problem: 'shell-crack',
              because: 'A crack with a loss of water is for a professional at once.',
            },
          },
        ],
      },
    },
    {
      label: 'At the equipment',
      next: {
        id: 'equipment',
        question: 'Which part?',
        answers: [
          {
            label: 'Pump',
            next: {
              id: 'pump',
              question: 'What does it do?',
              answers: [
                {
                  label: 'Nothing, hums, or trips the breaker',
                  next: {
                    id: 'pump-silent',
                    problem: 'pump-dead',
                    because: 'No turning is a matter of power, capacitor or shaft.',
                  },
                },
                {
                  label: 'Runs with bubbles and weak returns',
                  next: {
                    id: 'pump-bubbles',
                    problem: 'pump-air',
                    because: 'Bubbles under the lid are air from the suction side.',
                  },
                },
                {
                  label: 'It froze',
                  next: { id: 'pump-ice', problem: 'frozen-pipe', because: 'Ice has to go before the pump may turn.' },
                },
              ],
            },
          },
          {
            label: 'Filter',
            next: {
              id: 'filter',
              problem: 'filter-pressure',
              because: 'The gauge tells a full filter from a starved one.',
            },
          },
          {
            label: 'Heater',
            next: {
              id: 'heater',
              question: 'What heats your pool?',
              answers: [
                {
                  label: 'Gas or propane',
                  next: {
                    id: 'heater-gas',
                    problem: 'heater-off',
                    because: 'Most gas heaters that stop lack flow, not gas.',
                  },
                },
                {
                  label: 'A heat pump',
                  next: {
                    id: 'heater-pump',
                    problem: 'heat-pump-frost',
                    because: 'Cold air is the first thing to rule out.',
                  },
                },
              ],
            },
          },
          {
            label: 'Salt system',
            next: {
              id: 'salt',
              problem: 'salt-cell',
              because: 'Cold water, scale and age stop cells, in this order of the year.',
            },
          },
          {
            label: 'Light',
            next: {
              id: 'light',
              problem: 'light-fault',
              because: 'A light is the one electrical part that sits in the water.',
            },
          },
        ],
      },
    },
    {
      label: 'In the sauna or steam room',
      next: {
        id: 'heat-room',
        question: 'Which of the two?',
        answers: [
          {
            label: 'Sauna, slow or cold',
            next: { id: 'sauna', problem: 'sauna-cold', because: 'Size of the heater and its elements come first.' },
          },
          {
            label: 'Steam room, late or weak',
            next: { id: 'steam', problem: 'steam-weak', because: 'Scale in the generator is the usual reason.' },
          },
        ],
      },
    },
  ],
};
