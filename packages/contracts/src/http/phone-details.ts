import * as z from 'zod';

/** What is shown of the phone of a business in addition to its number. */
export const phoneDetailShape = {
  phoneExtension: z.string().nullable().describe('extension digits'),
  phoneWords: z.string().nullable().describe('the number as typed, if letters stand for digits'),
};
/** The same where what is not stated is absent. */
export const phoneDetailsSchema = z.object(phoneDetailShape).partial();
export type PhoneDetails = z.infer<typeof phoneDetailsSchema>;
