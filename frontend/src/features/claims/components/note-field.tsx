import { claimDays } from '@poolpros/contracts/claim-facts';
import { textLengths } from '@poolpros/contracts/limits';
import type { TextProps } from '../../../shared/forms/use-fields.js';
import { Optional, TextArea } from '../../../shared/ui/field.js';

/** What somebody says of a claim to the person who decides it. */
export const NoteField = ({ label, ...note }: TextProps & { label: string }) => (
  <TextArea
    label={<Optional>{label}</Optional>}
    maxLength={textLengths.claimNote.max}
    hint={`Only the person who decides will read it. It will be erased ${claimDays.evidence} days after the decision.`}
    {...note}
  />
);
