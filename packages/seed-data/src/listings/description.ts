import type { Service, Specialization } from '@poolpros/contracts/catalogue';
import type { Random } from '../random.js';
import { type FirmKindName, firmKinds } from './firms.js';
import { openings } from './words/openings.js';
import { closings, practices } from './words/practices.js';
import { serviceSentences, specializationSentences } from './words/services.js';

export interface DescribedFirm {
  kind: FirmKindName;
  city: string;
  /** A neighboring city, null where there is none. */
  near: string | null;
  foundedYear: number;
  crewSize: number;
  serviceRadius: number;
  services: readonly Service[];
  specializations: readonly Specialization[];
}

const slotsOf = (sentence: string): string[] => sentence.match(/\{\w+\}/g) ?? [];

/** A description of 2 to 4 sentences that are true of the firm; no year, number or neighbor is named twice. */
export function describeFirm(firm: DescribedFirm, random: Random): string {
  const values: Record<string, string | null> = {
    '{city}': firm.city,
    '{near}': firm.near,
    '{year}': String(firm.foundedYear),
    '{crew}': firm.crewSize > 4 ? String(firm.crewSize) : null,
    '{radius}': String(firm.serviceRadius),
  };
  const sentences: string[] = [];
  const used = new Set<string>();

  function addOneOf(candidates: readonly string[]): void {
    const fitting = candidates.filter((sentence) =>
      slotsOf(sentence).every((slot) => values[slot] && (slot === '{city}' || !used.has(slot))),
    );
    if (fitting.length === 0) return;
    const chosen = random.pick(fitting);
    for (const slot of slotsOf(chosen)) used.add(slot);
    sentences.push(chosen.replace(/\{\w+\}/g, (slot) => values[slot] ?? ''));
  }

  const workSentences = [
    ...firm.services.flatMap((service) => serviceSentences[service] ?? []),
    ...firm.specializations.flatMap((specialization) => specializationSentences[specialization] ?? []),
  ];
  const length = random.between(2, 4);
  addOneOf(openings[firm.kind]);
  if (length > 3 || random.chance(0.6)) addOneOf(workSentences);
  addOneOf(practices[firmKinds[firm.kind].sells]);
  if (sentences.length < length) addOneOf(closings);
  return sentences.join(' ');
}
