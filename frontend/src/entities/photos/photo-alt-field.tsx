import { textLengths } from '@poolpros/contracts/limits';
import type { ComponentProps } from 'react';
import { TextField } from '../../shared/ui/field.js';

export interface PhotoAltFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'error' | 'value' | 'onBlur' | 'onKeyDown'> {
  /** Of the photo, from 1. */
  place: number;
  /** Whether it has a saved text. */
  isDescribed: boolean;
  onValueChange: (alt: string) => void;
}

/** The message if a description was not saved for an unknown reason. */
export const altNotSaved = 'The description was not saved. Try again in a moment.';

/** The description of a photo. */
export const PhotoAltField = ({ place, isDescribed, onValueChange, ...field }: PhotoAltFieldProps) => (
  <TextField
    label={<>Description of photo {place}</>}
    hint={isDescribed ? undefined : 'For example: freeform pool with a stone edge, at dusk'}
    maxLength={textLengths.photoAlt.max}
    onChange={(event) => onValueChange(event.target.value)}
    {...field}
  />
);
