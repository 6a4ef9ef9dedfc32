import type { Fact } from '../../../../content/regulations/types.js';
import { Badge } from '../../../shared/ui/badge.js';
import { standings } from '../standings.js';

/** How well a fact is established, as a badge. */
export const StandingBadge = ({ standing }: Pick<Fact, 'standing'>) => (
  <Badge tone={standings[standing].tone}>{standings[standing].label}</Badge>
);
