/** A code that people read, say and type: letters and digits that do not look alike, 50 random bits. */
export const readableCodeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const readableCodeLength = 10;
