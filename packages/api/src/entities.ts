const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text with the entities that servers escape plain texts with, replaced once. */
export const decodeEscapes = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    },
  );
