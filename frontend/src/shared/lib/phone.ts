/** A US number in E.164 as people write it: `+15125550142` → `(512) 555-0142`. Others stay as they are. */
export function readablePhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}
