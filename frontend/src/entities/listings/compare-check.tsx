import { comparedLimit } from '@poolpros/contracts/catalogue';
import type { Installer } from '@poolpros/contracts/http/installers';
import { clsx } from 'clsx';
import { Checkbox } from '../../shared/ui/choice.js';
import { useToast } from '../../shared/ui/toast.js';
import { compareFull, compareList } from './compare-list.js';

type Compared = Pick<Installer, 'id' | 'name' | 'imageUrl' | 'profileImage'>;

/** Adds an installer to the comparison, or removes it. If the comparison is full, it stays focusable and says why. */
export function CompareCheck({ installer }: { installer: Compared }) {
  const { id, name, imageUrl, profileImage } = installer;
  const compared = compareList.useEntries();
  const toast = useToast();
  const chosen = compared.some((firm) => firm.id === id);
  const full = !chosen && compared.length >= comparedLimit;
  const toggle = () => {
    if (chosen) compareList.remove(id);
    else if (!compareList.put({ id, name, imageUrl: imageUrl ?? profileImage }))
      toast({ title: 'Not added', text: compareFull, tone: 'bad' });
  };
  return (
    <Checkbox
      checked={chosen}
      onChange={toggle}
      aria-disabled={full || undefined}
      title={full ? compareFull : undefined}
      className={clsx('compare-check', full && 'text-muted')}
    >
      Compare <span className="sr-only">{name}</span>
      {full && <span className="sr-only">, {compareFull}</span>}
    </Checkbox>
  );
}
