import type { ServiceType } from '@poolpros/contracts/catalogue';

/** Kinds of projects that some contractors specialize in. */
export interface Specialization {
  /** The service type by which such contractors are found. */
  id: ServiceType;
  urlSlug: string;
  /** One line, for cards. */
  summary: string;
  description: string;
  targetAudience: string;
  /** Dollars for a whole project; some have no upper end. */
  priceRange: { from: number; to: number; andMore: boolean };
  keyFeatures: readonly string[];
  /** Words that people search for. */
  seoKeywords: readonly string[];
  /** The drawing that stands for it. */
  icon: 'luxury' | 'eco' | 'small-space' | 'smart' | 'therapeutic' | 'family';
}

export const specializations = [
  {
    id: 'luxury',
    urlSlug: 'luxury-pools',
    summary: 'Raised spas, stone coping, fire and water features.',
    description: 'A pool designed together with the house and the yard, with custom stone, edges and water features.',
    targetAudience:
      'Owners who plan the pool, patio and plantings together and can give the project a season or longer.',
    priceRange: { from: 100_000, to: 500_000, andMore: true },
    keyFeatures: [
      'Free-form concrete shell',
      'Vanishing edge or raised wall',
      'Attached spa with a spillway',
      'Natural stone coping and deck',
      'Automatic safety cover in a hidden housing',
      'Layered lighting, fire and water features',
    ],
    seoKeywords: ['luxury pool builder', 'custom concrete pool', 'infinity edge pool', 'pool and spa design'],
    icon: 'luxury',
  },
  {
    id: 'eco-friendly',
    urlSlug: 'eco-friendly-pools',
    summary: 'Planted filtration, solar heat, low-water design.',
    description:
      'A pool designed to lose little heat and water and to run on little power, with a plant filter if you want one.',
    targetAudience:
      'Households that watch their utility bills, live under drought rules, or want fewer chemicals in the yard.',
    priceRange: { from: 40_000, to: 120_000, andMore: false },
    keyFeatures: [
      'Variable-speed pump with wide pipes',
      'Cover that is easy to use every day',
      'Solar panels or a heat pump',
      'Cartridge filter that needs no backwashing',
      'Planted filter zone, if you want one',
      'Deck that drains into planting beds',
    ],
    seoKeywords: ['eco-friendly pool', 'natural swimming pool', 'solar heated pool', 'low-water pool'],
    icon: 'eco',
  },
  {
    id: 'small-space',
    urlSlug: 'small-space-pools',
    summary: 'Plunge and courtyard pools that fit a side yard.',
    description: 'A plunge or courtyard pool for a lot where setbacks, trees and the side gate leave little room.',
    targetAudience: 'Owners of city lots and courtyards who want to cool off, float or swim against a jet.',
    priceRange: { from: 25_000, to: 80_000, andMore: false },
    keyFeatures: [
      'Eight to ten feet wide, and any length the setbacks allow',
      'Bench along one wall',
      'Swim jet, if the electrical panel has room',
      'Heater that warms the water in hours instead of days',
      'Cover that stores out of the way',
      'Equipment pad that keeps the noise away from the neighbors',
    ],
    seoKeywords: ['small backyard pool', 'plunge pool', 'courtyard pool', 'cocktail pool'],
    icon: 'small-space',
  },
  {
    id: 'smart-automated',
    urlSlug: 'smart-automated-pools',
    summary: 'Robots, app control, variable-speed pumps.',
    description:
      'A pool whose pump, heat, lights, cover and dosing are run from one controller that you can reach from anywhere.',
    targetAudience: 'People who travel, own a second home, or would rather read a graph than carry a test kit.',
    priceRange: { from: 60_000, to: 200_000, andMore: false },
    keyFeatures: [
      'One controller for the pump, valves, heater and lights',
      'Variable-speed pump with a schedule for each season',
      'Sensors for temperature, flow and chemistry',
      'Dosing pumps with hard limits',
      'Robot that cleans on its own schedule',
      'Freeze protection and alerts to your phone',
    ],
    seoKeywords: ['smart pool', 'pool automation', 'automated pool system', 'pool app control'],
    icon: 'smart',
  },
  {
    id: 'therapeutic',
    urlSlug: 'therapeutic-pools',
    summary: 'Jets, warm water, ramps and rails.',
    description: 'Warm water with a safe way in, room to move and jets where you need them, at home and year-round.',
    targetAudience:
      'People who exercise in water on medical advice, older swimmers, and anyone who cannot use a ladder.',
    priceRange: { from: 45_000, to: 150_000, andMore: false },
    keyFeatures: [
      'Wide steps or a ramp with rails on both sides',
      'Level floor at chest depth',
      'Jets at shoulder, back and calf height',
      'Heater sized to keep the water warm all year',
      'Lift socket built into the deck',
      'Insulated cover that one person can move',
    ],
    seoKeywords: ['therapy pool at home', 'hydrotherapy pool', 'accessible pool', 'warm water exercise pool'],
    icon: 'therapeutic',
  },
  {
    id: 'family-fun',
    urlSlug: 'family-fun-pools',
    summary: 'Shallow shelves, slides and safe edges.',
    description:
      'A pool for toddlers, teenagers and grandparents at the same time, with shallow water, a slide and a fence that is part of the plan.',
    targetAudience:
      'Households with children or many guests, who will use the shallow two-thirds more than the deep end.',
    priceRange: { from: 50_000, to: 180_000, andMore: false },
    keyFeatures: [
      'Shallow shelf to sit and play on',
      'Sport floor that is shallow at both ends and deeper in the middle',
      'Slide with its landing zone shown on the plan',
      'Rounded edges and a deck that grips when wet',
      'Fence, gate and alarms in the first drawing',
      'Shade over the shallow end',
    ],
    seoKeywords: ['family pool', 'pool with slide', 'tanning ledge pool', 'kid-friendly pool'],
    icon: 'family',
  },
] as const satisfies readonly Specialization[];

export type SpecializationSlug = (typeof specializations)[number]['urlSlug'];

/** What the list says about itself, and the step that it leads to. */
export const specializationList = {
  lead: 'Some builders specialize in one kind of pool. You can search for these six kinds.',
  next: {
    title: 'Not sure yet?',
    text: 'Price a pool line by line, with the deck, the heater and the fence you want. The result is a price range with its sources.',
    label: 'Open the cost calculator',
    to: '/cost-calculator',
  },
};

/** What the price ranges are, and what they are not. */
export const rangeNote =
  'These are our planning ranges for whole projects in the United States. No public survey sorts pools this way, so use them as a guide, not as a quote.';
