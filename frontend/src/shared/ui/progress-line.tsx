/** A line under the header during a navigation; not shown for a fast one. */
export function ProgressLine({ label }: { label: string }) {
  return (
    <div role="status" className="load-late fixed inset-x-0 top-15 z-40 h-1 bg-pool-500 md:top-18">
      <span className="sr-only">{label}</span>
    </div>
  );
}
