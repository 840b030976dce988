import { expect, type Page } from '@playwright/test';

/**
 * How a browser's translator changes a page. It replaces each text node (Google), moves it into a wrapper (Edge), or
 * merges neighbours into one wrapper.
 */
export type TranslatorKind = 'replaces' | 'moves' | 'merges';

/**
 * The simulated translation: a dot below each letter and digit. It takes no width, so every table column still fits.
 */
export const inTranslation = (text: string): string => text.replace(/[\p{L}\d]/gu, '$&\u0323');

/** Runs in an isolated world like a browser's translator, so it doesn't see the page's changes to prototypes. */
function translatePage(kind: TranslatorKind, translate: (text: string) => string): void {
  const done = new WeakMap<Node, string>();
  const isLeft = (node: Node) =>
    node.nodeValue?.trim() === '' ||
    done.get(node) === node.nodeValue ||
    node.parentElement?.closest('head, script, style, textarea, [translate=no]');
  const own = (text: string) => {
    const translated = translate(text);
    const node = document.createTextNode(translated);
    done.set(node, translated);
    return node;
  };
  const name: string = 'font';
  const wrapper = (parent: Element, ...inner: Node[]) => {
    const [outer, within] = [document.createElement(name), document.createElement(name)];
    within.append(...inner);
    outer.append(within);
    return parent.localName === 'font' ? within : outer;
  };
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || isLeft(text)) return;
    if (kind === 'moves') {
      const translated = translate(text.data);
      done.set(text, translated);
      if (parent.localName !== 'font') {
        const outer = wrapper(parent);
        parent.insertBefore(outer, text);
        outer.firstElementChild?.append(text);
      }
      text.data = translated;
      return;
    }
    const texts = [text];
    if (kind === 'merges')
      for (let next = text.nextSibling; next instanceof Text; next = next.nextSibling) texts.push(next);
    parent.insertBefore(wrapper(parent, own(texts.map(({ data }) => data).join(''))), text);
    for (const one of texts) one.remove();
  };
  const wrapAll = (root: Node) => {
    if (root instanceof Text) return wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.filter(({ isConnected }) => isConnected).forEach(wrap);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') wrapAll(target);
      for (const node of addedNodes) if (node.isConnected) wrapAll(node);
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  wrapAll(document);
}

/** Translates this page and each page that opens in its tab. */
export async function startTranslator(page: Page, kind: TranslatorKind): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translatePage.toString()})(${JSON.stringify(kind)}, ${inTranslation.toString()})`,
    worldName: 'translator',
    runImmediately: true,
  });
}

/** Returns the texts that a translator may change, as they were before it. */
export const openTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      const isKept = parentElement?.closest('script, style, textarea, noscript, [translate=no]') !== null;
      if (nodeValue && !isKept) texts.push(nodeValue.replaceAll('\u0323', ''));
    }
    return texts;
  });

/** Runs in the page. Returns each element's text that isn't what React rendered last. */
function findStaleTexts(dot: string): string[] {
  interface Fiber {
    stateNode: unknown;
    memoizedProps: unknown;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const [rendered, shown] = [new Map<Element, string>(), new Map<Element, string>()];
  const hasOwnContent = new Set<Element>();
  const add = (texts: Map<Element, string>, element: Element, text: string) =>
    texts.set(element, (texts.get(element) ?? '') + text);
  const visit = (fiber: Fiber | null, parent: Element) => {
    for (let one = fiber; one; one = one.sibling) {
      const { stateNode, memoizedProps: props } = one;
      if (stateNode instanceof Text) add(rendered, parent, String(props));
      const element = stateNode instanceof Element ? stateNode : parent;
      if (stateNode === element) {
        const { children, dangerouslySetInnerHTML: html } = props as Record<string, unknown>;
        if (html) hasOwnContent.add(element);
        if (typeof children === 'string' || typeof children === 'number')
          add(rendered, element, `${children}`);
      }
      visit(one.child, element);
    }
  };
  for (const element of document.querySelectorAll('body *')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer'));
    const root = key && (element as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
    if (root) visit(root.stateNode.current, element);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    const own = parentElement?.closest(':not(font)');
    if (own && nodeValue) add(shown, own, nodeValue.replaceAll(dot, ''));
  }
  const isFromReact = (element: Element) =>
    Object.keys(element).some((name) => name.startsWith('__reactFiber')) && !hasOwnContent.has(element);
  return [...new Set([...rendered.keys(), ...shown.keys()])]
    .filter(isFromReact)
    .map((element) => [shown.get(element) ?? '', rendered.get(element) ?? ''])
    .flatMap(([now, right]) => (now === right ? [] : [`“${now}” instead of “${right}”`]));
}

/** Expects that the page shows each text that React last rendered, and none of an earlier one. */
export const expectRendered = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(findStaleTexts, '\u0323')).toEqual([]);
