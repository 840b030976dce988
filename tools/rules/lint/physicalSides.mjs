// Finds styles that work in only one reading direction.

/** Declarations with a physical side instead of a logical one. */
const sides = [
  /^\s*(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b[^:]*:/,
  /^\s*border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /^\s*(?:left|right)\s*:/,
  /^\s*(?:text-align|float|clear|transform-origin|justify-content|background-position)\s*:[^;]*\b(?:left|right)\b/,
  /gradient\(to (?:left|right)\b/,
  // In four values, the second and the last are right and left, so they must be equal.
  /^\s*(?:margin|padding|inset|border-(?:width|style|color))\s*:\s*(\S+) (\S+) (\S+) (?!\2;)(\S+);/,
];

/** A comment on the previous line explains a physical side. */
const reason = /^\s*\/\*.*\*\/\s*$/;

export function hasPhysicalSide(styles) {
  const lines = styles.split('\n');
  return lines.some((line, at) => sides.some((side) => side.test(line)) && !reason.test(lines[at - 1] ?? ''));
}
