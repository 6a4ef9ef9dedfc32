import { RotateCw } from 'lucide-react';
import { Button } from './button.js';

export function RefreshButton({ refreshing, onRefresh }: { refreshing: boolean; onRefresh: () => void }) {
  return (
    <Button size="sm" onClick={onRefresh} busyText={refreshing ? 'Refreshing...' : null}>
      <RotateCw aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      Refresh
    </Button>
  );
}
