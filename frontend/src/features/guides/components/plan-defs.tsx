import type { CostInput } from '@poolpros/calculators/cost';

/** Patterns and pieces that all plans of a page are drawn with, in feet. They stand in it once. */
export const PlanDefs = () => (
  <svg aria-hidden="true" width="0" height="0" className="absolute">
    <defs>
      <linearGradient id="plan-water" x1="0" y1="0" x2="1" y2="0.35">
        <stop offset="0" stopColor="#5cc3d6" />
        <stop offset="1" stopColor="#1a86a6" />
      </linearGradient>
      <pattern id="plan-caustics" width="7" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(12)">
        <path
          d="M.4 1.2Q1.6.3 2.8 1.1T3 2.9 1.4 3.6.4 1.2ZM3.6.6Q5 .2 6.2 1t.2 1.9-2 .4T3.6.6ZM2 4.3q1.3-.7 2.5 0t.3 1.3-2 .1T2 4.3ZM5.6 3.9q.9-.5 1.2.3t-.6 1.2-1-.6.4-.9Z"
          fill="none"
          stroke="#fff"
          strokeOpacity=".34"
          strokeWidth=".16"
        />
      </pattern>
      <pattern id="plan-lawn" width="6" height="2" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
        <path fill="#a8be8c" d="M0 0h6v2H0z" />
        <path fill="#b2c797" d="M0 0h3v2H0z" />
      </pattern>
      <pattern id="plan-wood" width="3" height="12" patternUnits="userSpaceOnUse">
        <path fill="#c58a55" d="M0 0h3v12H0z" />
        <path fill="#cd9563" d="M.75 0h.75v12H.75z" />
        <path fill="#bc7f4c" d="M2.25 0H3v12h-.75z" />
        <path
          d="M0 0v12M.75 0v12M1.5 0v12M2.25 0v12M0 4h.75M1.5 9h.75"
          stroke="#9c6539"
          strokeOpacity=".6"
          strokeWidth=".08"
        />
      </pattern>
      <pattern id="plan-pavers" width="4" height="2" patternUnits="userSpaceOnUse">
        <path fill="#e8dcca" d="M0 0h4v2H0z" />
        <path fill="#efe6d8" d="M0 0h2v1H0zM3 1h1v1H3zM0 1h1v1H0z" />
        <path d="M0 0h4M0 1h4M0 0v1M2 0v1M1 1v1M3 1v1" stroke="#cdbfa8" strokeWidth=".07" />
      </pattern>
      <pattern id="plan-travertine" width="6" height="6" patternUnits="userSpaceOnUse">
        <path fill="#ece7de" d="M0 0h6v6H0z" />
        <path fill="#e4ded3" d="M0 0h2v2H0zM4 2h2v2H4zM2 4h2v2H2z" />
        <path d="M0 0h6v6M2 0v4M0 2h6M4 0v4M0 4h6M2 4v2M4 4v2M0 0v6" fill="none" stroke="#c6bcab" strokeWidth=".08" />
      </pattern>
      <pattern id="plan-broom-concrete" width="8" height="8" patternUnits="userSpaceOnUse">
        <path fill="#e6e2da" d="M0 0h8v8H0z" />
        <path d="M0 0h8M0 0v8" stroke="#cbc5b9" strokeWidth=".12" />
        <path d="M1 2h6M1 5h6" stroke="#dcd7cd" strokeWidth=".1" />
      </pattern>
      <pattern id="plan-stamped-concrete" width="5" height="4" patternUnits="userSpaceOnUse">
        <path fill="#e2d5c0" d="M0 0h5v4H0z" />
        <path
          d="M0 1.2 1.6.4l1.8.6L5 .3M1.6.4 1.9 2.4 0 3.1M1.9 2.4l1.8.5L5 2.2M3.4 1l.3 1.9L3.2 4"
          fill="none"
          stroke="#c2b093"
          strokeWidth=".1"
        />
      </pattern>
      <g id="plan-tree">
        <circle cx="3" cy="4.5" r="12" fill="#04202b" fillOpacity=".2" />
        <circle r="9" fill="#4a6e4d" />
        <circle r="9.4" fill="none" stroke="#4a6e4d" strokeWidth="4.6" strokeLinecap="round" strokeDasharray="0 4.2" />
        <circle cx="-.9" cy="-1.4" r="6.6" fill="#5e8658" />
        <circle
          cx="-.9"
          cy="-1.4"
          r="7"
          fill="none"
          stroke="#5e8658"
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeDasharray="0 3.4"
        />
        <circle cx="-1.8" cy="-2.7" r="3.8" fill="#7a9e6c" />
        <circle
          cx="-1.8"
          cy="-2.7"
          r="4.1"
          fill="none"
          stroke="#7a9e6c"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeDasharray="0 2.7"
        />
      </g>
      <g id="plan-lounger">
        <rect x=".35" y=".5" width="2.2" height="5.6" rx=".3" fill="#04202b" fillOpacity=".2" />
        <rect width="2.2" height="5.6" rx=".35" fill="#b98252" />
        <rect x=".2" y=".2" width="1.8" height="5.2" rx=".3" fill="#fff" />
        <rect x=".4" y=".45" width="1.4" height="1" rx=".25" fill="#cc6930" />
        <path d="M.2 2.2H2M.2 3.8H2" stroke="#dcd3c6" strokeWidth=".1" />
      </g>
      <g id="plan-rocks">
        <path
          d="M-3.4 1.6Q-4 0-2.6-.8T0-1.8 2.8-.9 3.4 1.5 1 2.2-1.2 2.1-3.4 1.6Z"
          transform="translate(.4 .7)"
          fill="#04202b"
          fillOpacity=".24"
        />
        <path fill="#8f8779" d="M-3.4 1.6Q-4 0-2.6-.8T-.6.2-.8 2.1-3.4 1.6Z" />
        <path fill="#a59d8f" d="M-1.4-.2Q-1-1.8.4-1.8T2 0 .8 1.9-1.4-.2Z" />
        <path fill="#97907f" d="M1.4 1.8Q.9.2 2-.6T3.7.2t-.4 1.6Z" />
        <path
          d="M-.9 2.2v2M-.3 2.4v2.4M.3 2.3v2.2M.9 2.1v1.8"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth=".3"
          strokeLinecap="round"
        />
      </g>
      <g id="plan-umbrella">
        <circle cx=".8" cy="1.3" r="4" fill="#04202b" fillOpacity=".2" />
        <circle r="4" fill="#fff" />
        <circle r="2" fill="none" stroke="#cc6930" strokeWidth="4" strokeDasharray="1.57 1.57" />
        <circle r=".3" fill="#fff" />
      </g>
    </defs>
  </svg>
);

/** The pattern of a deck, by what it is made of. */
export const deckFill = (deck: CostInput['deck']): string => `url(#plan-${deck})`;
