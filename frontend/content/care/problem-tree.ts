/**
 * A question of the decision tree and its answers. An answer leads to the next question, or to a problem of the list with
 * a sentence that says why. The id of each question and result is part of links that people share.
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
  question: 'Where is the problem?',
  hint: 'If anyone felt a tingle in the water, or you smell gas, stay away from the pool and the equipment and read “When to stop” first.',
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
              because: 'Assume a green tint is algae until a test says otherwise.',
            },
          },
          {
            label: 'White or dull, but not green',
            next: {
              id: 'cloudy',
              question: 'Does the water clear up after a night of filtering?',
              answers: [
                {
                  label: 'Yes, and it stays clear',
                  next: {
                    id: 'dust',
                    problem: 'cloudy-water',
                    because: 'A working filter removes dust and pollen overnight.',
                  },
                },
                {
                  label: 'Yes, but only for a day',
                  next: {
                    id: 'filter-worn',
                    problem: 'cloudy-water',
                    because: 'If the water clouds up again each day, the filter no longer traps fine dirt.',
                  },
                },
                {
                  label: 'No, and the filter gauge is far above its clean reading',
                  next: {
                    id: 'filter-full',
                    problem: 'filter-pressure',
                    because: 'Eight to ten psi above clean means dirt is blocking the flow.',
                  },
                },
                {
                  label: 'No, and the gauge is normal',
                  next: {
                    id: 'calcium',
                    problem: 'cloudy-water',
                    because:
                      'With a clean filter, the most likely cause is high pH, which makes calcium come out of solution.',
                  },
                },
              ],
            },
          },
          {
            label: 'It smells sharp or burns your eyes',
            next: {
              id: 'smell',
              question: 'What are your free chlorine, total chlorine and pH readings?',
              hint: 'Nobody should swim until you know. Combined chlorine is total minus free. Too much chlorine, low pH and combined chlorine all make eyes burn.',
              answers: [
                {
                  label: 'Free chlorine above the limit on the label, or the test bleached out',
                  next: {
                    id: 'smell-high',
                    problem: 'strong-smell',
                    because: 'That is too much chlorine. Add nothing, keep everyone out, and let the level fall.',
                  },
                },
                {
                  label: 'pH outside 7.2–7.8',
                  next: {
                    id: 'smell-ph',
                    problem: 'strong-smell',
                    because: 'Low pH burns eyes at any chlorine level. Correct pH before you add chlorine.',
                  },
                },
                {
                  label: 'Combined chlorine above 0.2–0.5, free chlorine in range or low',
                  next: {
                    id: 'smell-combined',
                    problem: 'strong-smell',
                    because: 'The smell is combined chlorine. Shock the pool with nobody in it.',
                  },
                },
                {
                  label: 'I have no test kit',
                  next: {
                    id: 'smell-untested',
                    problem: 'strong-smell',
                    because: 'Add nothing and stay out. A pool store can test a water sample while you wait.',
                  },
                },
              ],
            },
          },
          {
            label: 'It foams',
            next: {
              id: 'foam',
              problem: 'hot-tub-foam',
              because: 'Foam comes from soap and lotion, most often in a hot tub, which holds little water.',
            },
          },
        ],
      },
    },
    {
      label: 'On the walls or the floor',
      next: {
        id: 'walls',
        question: 'What do you see on the walls or the floor?',
        answers: [
          {
            label: 'Dark dots that won’t brush off',
            next: {
              id: 'dots',
              problem: 'black-spots',
              because: 'Black algae hold on with roots. Dirt would brush away.',
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
              because: 'A stain you cannot feel comes from metal or leaves. A vitamin C tablet will tell you which.',
            },
          },
          {
            label: 'A white crust',
            next: { id: 'crust', problem: 'white-scale', because: 'A crust you can feel is mineral scale.' },
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
                    because: 'Wrinkles, tears and a bead out of its track are liner problems.',
                  },
                },
                {
                  label: 'Plaster or concrete, rough or hollow',
                  next: {
                    id: 'plaster',
                    problem: 'rough-plaster',
                    because: 'Roughness is wear in the plaster, not in the shell below it.',
                  },
                },
                {
                  label: 'Any material, with a crack that keeps growing',
                  next: {
                    id: 'crack',
                    problem: 'shell-crack',
                    because: 'A crack that runs through tile or coping moves with the ground.',
                  },
                },
              ],
            },
          },
          {
            label: 'The drain cover is loose or missing',
            next: { id: 'drain', problem: 'drain-cover', because: 'Deal with this before anything else on this page.' },
          },
        ],
      },
    },
    {
      label: 'The water level is dropping',
      next: {
        id: 'level',
        question: 'Set a filled bucket on the step. Does the water drop faster in the pool than in the bucket?',
        hint: 'Leave both for 24 hours with nobody swimming and the auto-fill off. If you get a difference of more than 1/8 inch twice, you have a leak.',
        answers: [
          {
            label: 'No, both drop the same amount',
            next: {
              id: 'evaporation',
              problem: 'losing-water',
              because: 'If the bucket loses just as much water, the cause is evaporation.',
            },
          },
          {
            label: 'Yes, but only while the pump runs',
            next: {
              id: 'pressure-pipe',
              problem: 'losing-water',
              because: 'A loss under pressure points to a pipe after the pump.',
            },
          },
          {
            label: 'Yes, with the pump on or off',
            next: {
              id: 'shell-leak',
              problem: 'losing-water',
              because: 'A loss with the pump off points to the shell, a light or a fitting.',
            },
          },
          {
            label: 'Yes, and there is a crack',
            next: {
              id: 'crack-leak',
              problem: 'shell-crack',
              because: 'A crack that loses water needs a professional right away.',
            },
          },
        ],
      },
    },
    {
      label: 'At the equipment',
      next: {
        id: 'equipment',
        question: 'Which piece of equipment has the problem?',
        answers: [
          {
            label: 'Pump',
            next: {
              id: 'pump',
              question: 'What is the pump doing?',
              answers: [
                {
                  label: 'It does nothing, hums, or trips the breaker',
                  next: {
                    id: 'pump-silent',
                    problem: 'pump-dead',
                    because: 'A motor that does not turn has no power, a bad capacitor or a seized shaft.',
                  },
                },
                {
                  label: 'It runs with bubbles and weak returns',
                  next: {
                    id: 'pump-bubbles',
                    problem: 'pump-air',
                    because: 'Bubbles under the lid mean that air is getting in on the suction side.',
                  },
                },
                {
                  label: 'It froze',
                  next: {
                    id: 'pump-ice',
                    problem: 'frozen-pipe',
                    because: 'The ice has to melt before the pump can run.',
                  },
                },
              ],
            },
          },
          {
            label: 'Filter',
            next: {
              id: 'filter',
              problem: 'filter-pressure',
              because: 'The gauge shows whether the filter is clogged or starved for water.',
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
                    because: 'When a gas heater stops, the usual cause is low water flow, not a lack of gas.',
                  },
                },
                {
                  label: 'A heat pump',
                  next: {
                    id: 'heater-pump',
                    problem: 'heat-pump-frost',
                    because: 'Rule out cold air first.',
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
              because: 'Cold water, scale and age can all stop a salt cell. Check for them in that order.',
            },
          },
          {
            label: 'Light',
            next: {
              id: 'light',
              problem: 'light-fault',
              because: 'A light is the one electrical fixture that sits in the water.',
            },
          },
        ],
      },
    },
    {
      label: 'In the sauna or steam room',
      next: {
        id: 'heat-room',
        question: 'Which one has the problem?',
        answers: [
          {
            label: 'Sauna, slow or cold',
            next: {
              id: 'sauna',
              problem: 'sauna-cold',
              because: 'First check that the heater is large enough and that its elements work.',
            },
          },
          {
            label: 'Steam room, slow or weak',
            next: { id: 'steam', problem: 'steam-weak', because: 'Scale in the generator is the usual cause.' },
          },
        ],
      },
    },
  ],
};
