import type { OwnProject, ProjectBody } from '@poolpros/contracts/http/projects';
import { numberOf, textOrNull } from '../../../entities/listing-fields/typed-in.js';

/** What is in the form: everything that is typed or chosen as text. */
export interface ProjectValues extends Record<ProjectChoice | 'title' | 'text' | 'year' | 'month' | 'months', string> {
  photoIds: readonly string[];
}
type ProjectChoice = 'service' | 'poolType' | 'sizeBand' | 'costBand';

export const noProject: ProjectValues = {
  title: '',
  text: '',
  service: '',
  poolType: '',
  sizeBand: '',
  costBand: '',
  year: '',
  month: '',
  months: '',
  photoIds: [],
};

/** The form as a project fills it in. */
export function valuesOf(project: OwnProject): ProjectValues {
  const { title, text, service, poolType, sizeBand, costBand, builtOn, months, photoIds } = project;
  const [year = '', month = ''] = builtOn?.split('-') ?? [];
  return {
    ...{ title, text, year, month, photoIds },
    service: service ?? '',
    poolType: poolType ?? '',
    sizeBand: sizeBand ?? '',
    costBand: costBand ?? '',
    months: months === null ? '' : String(months),
  };
}

/** What the form says. A month without a year is an error of the year. */
export function bodyOf({ year, month, months, photoIds, ...values }: ProjectValues): ProjectBody {
  const builtOn = [year.trim(), month].filter(Boolean).join('-');
  return {
    title: values.title.trim(),
    text: values.text.trim(),
    service: textOrNull(values.service) as ProjectBody['service'],
    poolType: textOrNull(values.poolType) as ProjectBody['poolType'],
    sizeBand: textOrNull(values.sizeBand) as ProjectBody['sizeBand'],
    costBand: textOrNull(values.costBand) as ProjectBody['costBand'],
    builtOn: builtOn === '' ? null : builtOn,
    months: numberOf(months),
    photoIds: [...photoIds],
  };
}
