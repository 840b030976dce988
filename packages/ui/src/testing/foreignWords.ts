/**
 * The texts under `root` with a Latin word that is neither the language's nor a name. A name is what browsers don't
 * translate (`translate="no"`), and may be part of a label, or one of several words in `own`. Screen readers' texts are judged too. The function uses
 * nothing from this module, because Playwright sends its source to the browser.
 */
export function findForeignWords(root: Element, own: readonly string[]): string[] {
  const foreign = '[translate=no], [lang]:not(html), kbd, script, style, noscript, template';
  // Ids, addresses, their two ends (`TDNY…DfCq`) and what is written with digits are codes, not words.
  const toWords = (text: string) =>
    text
      .replace(/\S*[\d@_/\\]\S*|\S+[.…]\S+/g, ' ')
      .toLowerCase()
      .match(/\p{Script=Latin}[\p{Script=Latin}\p{M}’']+/gu) ?? [];
  const names = own.filter((name) => name.includes(' '));
  const known = new Set(own);
  for (const name of root.querySelectorAll('[translate=no]'))
    for (const [word] of name.textContent.toLowerCase().matchAll(/[\p{Script=Latin}\p{M}’']+/gu))
      known.add(word);
  const found = new Set<string>();
  const judge = (text: string, where: string) => {
    const words = toWords(names.reduce((rest, name) => rest.replaceAll(name, ' '), text)).filter(
      (word) => !known.has(word),
    );
    if (words.length > 0) found.add(`${words.join(', ')} in ${where} “${text.trim().replace(/\s+/g, ' ')}”`);
  };
  const read = (element: Element) => {
    if (element.matches(foreign) || !element.checkVisibility({ visibilityProperty: true })) return;
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'])
      if (element.hasAttribute(name)) judge(element.getAttribute(name) ?? '', name);
    for (const node of element.childNodes)
      if (node instanceof Text) judge(node.data, element.tagName.toLowerCase());
      else if (node instanceof Element) read(node);
  };
  judge(document.title, 'title');
  read(root);
  return [...found];
}
