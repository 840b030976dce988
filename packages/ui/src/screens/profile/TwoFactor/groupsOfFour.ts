/** `ABCDEFGHIJ` → `ABCD`, `EFGH`, `IJ`. */
export const groupsOfFour = (secret: string): string[] => secret.match(/.{1,4}/gu) ?? [];
