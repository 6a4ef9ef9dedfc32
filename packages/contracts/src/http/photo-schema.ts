import * as z from 'zod';

/** A photo of a listing as visitors see it; the size is that of its largest file. */
export const photoSchema = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type Photo = z.infer<typeof photoSchema>;
