/** What a screen reader speaks at one moment: a live region's new text, or what the focus has moved to. */
export interface Utterance {
  by: 'live' | 'focus';
  /** The text of a live region, or the name and descriptions of the element with the focus. */
  parts: string[];
  /** Those of `parts` that tell what happened: a text with the focus, a live region's, or the error of a field. */
  messages: string[];
}

/** Runs in the page. Notes what a screen reader speaks from now on. */
export function recordHeard(): void {
  const heard = ((window as unknown as { heard: Utterance[] }).heard = []) as Utterance[];
  const live = ':is([role=alert], [role=status], [role=log], output, [aria-live]):not([aria-live=off])';
  const isHidden = (element: Element, within: Element) => {
    const veil = element.closest('[aria-hidden=true]');
    return (veil && within.contains(veil)) || !element.checkVisibility({ visibilityProperty: true });
  };
  /** The text of an element without what is hidden, or announced by a region inside. */
  const read = (element: Element): string => {
    const isRegion = element.matches(live);
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({ parentElement: parent }) => {
      const isOther = isRegion && parent?.closest(live) !== element;
      return !parent || isOther || isHidden(parent, element)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT;
    });
    let text = '';
    while (texts.nextNode()) text += texts.currentNode.textContent ?? '';
    return text.replaceAll(/\s+/g, ' ').trim();
  };
  const readIds = (element: Element, attribute: string, suffix = '') =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .filter((id) => id.endsWith(suffix))
      .map((id) => document.getElementById(id)?.textContent.trim() ?? '')
      .filter(Boolean);

  const known = new Map<Element, string>();
  const note = () => {
    for (const region of document.querySelectorAll(live)) {
      const text = read(region);
      if (text !== '' && known.get(region) !== text)
        heard.push({ by: 'live', parts: [text], messages: [text] });
      known.set(region, text);
    }
  };
  note();
  heard.length = 0;
  new MutationObserver(note).observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    ...{ attributes: true, attributeFilter: ['aria-hidden', 'role', 'class', 'style', 'hidden'] },
  });

  let last: Element | null = document.activeElement;
  document.addEventListener('focusin', ({ target: element }) => {
    if (!(element instanceof Element) || element === last) return;
    const entered: Element[] = [];
    for (
      let up: Element | null = element;
      up && (up === element || !up.contains(last));
      up = up.parentElement
    )
      entered.push(up);
    last = element;
    // A screen reader reads the element after the page has settled.
    requestAnimationFrame(() => {
      if (document.activeElement !== element) return;
      const isContainer = element.matches(
        '[role=dialog], [role=group], main, form, section, div, input, select',
      );
      const parts = entered.flatMap((one) => {
        const isNamed = one === element || one.matches('[role=dialog], [role=alertdialog], [role=group]');
        const name = isNamed
          ? [one.getAttribute('aria-label') ?? '', ...readIds(one, 'aria-labelledby')]
          : [];
        return [...name, ...readIds(one, 'aria-describedby'), ...readIds(one, 'aria-errormessage')];
      });
      const own = isContainer ? '' : read(element);
      const errors = entered.flatMap((one) => readIds(one, 'aria-describedby', '-error'));
      // A text with the focus tells the outcome of a form.
      const messages = element.matches('h1, h2, h3, p, dl') ? [own, ...errors] : errors;
      heard.push({ by: 'focus', parts: [own, ...parts].filter(Boolean), messages });
    });
  });
}

/** The utterances with a text. */
export const countHeard = (heard: readonly Utterance[], text: string | RegExp): number =>
  heard.filter(({ parts }) =>
    parts.some((part) => (typeof text === 'string' ? part.includes(text) : text.test(part))),
  ).length;

/** A label or a count is no message. */
const shortest = 8;

/** Whether a text was spoken; any message without one. */
export const isHeard = (heard: readonly Utterance[], text?: string | RegExp): boolean =>
  text === undefined ? heard.some(({ messages }) => messages.length > 0) : countHeard(heard, text) > 0;

/** The messages that were spoken more than once. Where one is due, also that it was not spoken. */
export function findUnheard(heard: readonly Utterance[], isDue: boolean, text?: string | RegExp): string[] {
  const repeated = [...new Set(heard.flatMap(({ messages }) => messages))]
    .map((message) => message.replace(/[.!]$/, ''))
    .filter((message) => message.length >= shortest && countHeard(heard, message) > 1)
    .map((message) => `spoken ${countHeard(heard, message)} times: ${message}`);
  return isDue && !isHeard(heard, text)
    ? [...repeated, `not spoken: ${String(text ?? 'any message')}`]
    : repeated;
}
