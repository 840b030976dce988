/** The text of an A4 sheet between the portal's margins, in px. */
const paperWidth = 680;

/**
 * Reads the page as it is printed: the rules for paper hold, and it is as wide as a sheet. A browser that prints runs no
 * code and measures nothing anew, so what reads must come to its end at once.
 */
export function inPrint<Read>(read: () => Read): Read {
  const rules = printRules();
  const { style } = document.body;
  const width = style.inlineSize;
  for (const { media } of rules) media.mediaText = 'all';
  style.inlineSize = `${paperWidth}px`;
  try {
    return read();
  } finally {
    for (const { media } of rules) media.mediaText = 'print';
    style.inlineSize = width;
  }
}

const printRules = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => within(cssRules))
    .filter(({ conditionText }) => conditionText === 'print');

const within = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? within(rule.cssRules as CSSRuleList) : []),
  ]);
