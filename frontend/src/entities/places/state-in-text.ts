/** The label of a state as a sentence names it: "the District of Columbia". */
export const stateInText = (label: string): string => (label.startsWith('District') ? `the ${label}` : label);
