import { type ProjectSize, projectSizes } from '@poolpros/contracts/project-options';

/** The size of a pool, always with its unit: `10,000 to 20,000 gallons`. */
export const sizeText = (band: ProjectSize): string => `${projectSizes[band].replace(/ gallons$/, '')} gallons`;
