import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  value: string;
  label: string;
  /** Number in a pill behind the label. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
}

export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Primitive.Root value={value} onValueChange={onValueChange}>
      <Primitive.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-rule">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px inline-flex items-center gap-2 border-b-3 border-transparent px-2.5 py-3 text-[0.9375rem] font-[550] whitespace-nowrap text-soft hover:text-pool-700 data-[state=active]:border-pool-700 data-[state=active]:font-[640] data-[state=active]:text-pool-700 md:px-3.5"
          >
            {tab.label}
            {tab.count !== undefined && <CountPill count={tab.count} />}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

export function CountPill({ count }: { count: number }) {
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-[10px] bg-stone-200 px-1.5 text-xs font-[650] text-[#3d3a34] tabular-nums">
      {count}
    </span>
  );
}
