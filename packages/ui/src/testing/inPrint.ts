/** The text width of an A4 sheet between the portal's margins, in px. */
const paperWidth = 680;

/**
 * Reads the page with print styles at the width of a sheet. A browser runs no code while it prints and
 * measures nothing again, so `read` must be synchronous.
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
